/** Selects the text of an element, so that it can be copied by hand where the browser refuses the clipboard. */
export function selectText(element: Element): void {
  const selection = getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  selection.removeAllRanges();
  selection.addRange(range);
}
