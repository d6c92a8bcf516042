/**
 * Goes to the search of the header: opens it, or puts the focus into its field where that is open.
 * @returns false where the frame shows none.
 */
export function focusSearch(): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-site-search]')].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
  );
  const field = shown?.querySelector('input');
  if (field) field.focus();
  else shown?.click();
  return shown !== undefined;
}
