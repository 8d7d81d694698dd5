/** Rings around what is pointed at, whatever is drawn anew there: a sheet of its own. The function takes them away. */
export function ring(selectors: string[], colour = 'var(--accent)'): () => void {
  const sheet = new CSSStyleSheet();
  const all = selectors.join(', ');
  if (all) sheet.replaceSync(`${all} { outline: 3px solid rgb(255 255 255 / .85) !important; outline-offset: 3px !important; border-radius: var(--r-2); box-shadow: 0 0 0 3px ${colour} !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet));
}
