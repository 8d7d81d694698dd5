declare module 'virtual:words/later' {
  const loaders: Record<string, (() => Promise<{ default: string }>) | undefined>;
  export default loaders;
}
declare module 'virtual:words/*' {
  const text: string;
  export default text;
}
