/** Shows what has just been said or asked: it may lie below the fold, or under the title of its sheet. */
export function bring(element: Element | null | undefined): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** The first field of a form with something wrong in it gets the focus and is seen whole with what is said about it: in our
 * own words beside it, not in the browser's. */
export function firstFault(form: HTMLFormElement): HTMLElement | null {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input, select')];
  const field = fields.find((one) => !one.checkValidity());
  if (!field) return null;
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
  field.focus({ preventScroll: true });
  (field.closest('[data-field]') ?? field).scrollIntoView?.({ block: 'center' });
  return field;
}
