/**
 * Scrolls to a place of this page and moves the focus there, so that the next Tab goes on from it; the address names it.
 * What is not on the page is left alone.
 */
export function goToSection(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.scrollIntoView({ block: 'start' });
  // Headings take the focus only where they are told to.
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  // As a click on a link within a page does; the state of the router stays with the entry.
  history.replaceState(history.state, '', `#${id}`);
}
