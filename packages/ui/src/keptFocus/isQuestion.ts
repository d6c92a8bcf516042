/**
 * Whether the focus goes to a question that has opened over the page by itself, such as one for a password: whoever was in a
 * field has not left it, and comes back to it.
 * Messages are no questions, although they have the same role.
 * @param target of the focus (`relatedTarget` of the blur).
 */
export const isQuestion = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="alertdialog"]:not([aria-modal="false"])') !== null;
