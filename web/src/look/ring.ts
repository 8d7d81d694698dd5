/** Rings around what is pointed at, whatever is drawn anew there: a sheet of its own. The function takes them away. They are dotted: what is
 * chosen has a line, what is laid as a draft a dashed one, what is taken a tick. */
export function ring(selectors: string[], colour = 'var(--accent)'): () => void {
  const sheet = new CSSStyleSheet();
  const all = selectors.join(', ');
  if (all) sheet.replaceSync(`${all} { outline-style: dotted !important; outline-width: 4px !important; outline-color: ${colour} !important; outline-offset: 2px !important; border-radius: var(--r-2); box-shadow: 0 0 0 6px var(--panel) !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet));
}
