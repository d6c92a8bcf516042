/**
 * Puts the focus at the beginning of what the page is about: for when all that had it, or opened what had it, has gone.
 * The next Tab goes on there, and not at the top of the page.
 */
export function focusContent(): void {
  document.querySelector<HTMLElement>('#content, main')?.focus({ preventScroll: true });
}
