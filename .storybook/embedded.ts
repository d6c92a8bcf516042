/** Whether this page is a story in a frame of a docs page; Storybook starts no play function there. */
export const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';

/**
 * Leaves focus and scroll position to the docs page around this frame until a person works in the frame: a story that
 * opens a dialog would take both as soon as the page is opened.
 */
export function leaveFocusToDocsPage(): void {
  let isInUse = false;
  // Tab into the frame is heard as it is let go.
  for (const name of ['pointerdown', 'keydown', 'keyup'])
    addEventListener(name, ({ isTrusted }) => (isInUse ||= isTrusted), { capture: true });
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its element below
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInFrame(options) {
    if (isInUse) focus.call(this, options);
  };
  // The browser's own dialog asks nobody before it takes the focus.
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its element below
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function showModalInFrame() {
    const { activeElement: outside } = window.parent.document;
    showModal.call(this);
    if (isInUse) return;
    (window.frameElement as HTMLElement | null)?.blur();
    (outside as HTMLElement | null)?.focus({ preventScroll: true });
  };
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its element below
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function scrollInFrame(options) {
    if (isInUse) scrollIntoView.call(this, options);
  };
}
