declare module 'virtual:engine' {
  const addresses: import('./worker').Addresses & { packed: number };
  export default addresses;
}
