declare module 'virtual:engine' {
  const addresses: import('./worker').Addresses;
  export default addresses;
}
