/** A text to the clipboard. Where the page may not write there (http over a LAN) a field that shows it is selected and copied. */
export async function copyText(text: string, shown?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = shown ?? document.body.appendChild(Object.assign(document.createElement('input'), { value: text }));
    field.focus();
    field.select();
    const done = document.execCommand('copy');
    if (field !== shown) field.remove();
    return done;
  }
}
