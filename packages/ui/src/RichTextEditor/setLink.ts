import type { Editor } from '@tiptap/core';

/** Makes a link of the selected text, or of the link the caret is in; without both the address itself is written. */
export function setLink(editor: Editor, address: string): void {
  const hasText = !editor.state.selection.empty || editor.isActive('link');
  const marks = [{ type: 'link', attrs: { href: address } }];
  const text = address.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\/$/, '');
  if (hasText) editor.chain().focus().extendMarkRange('link').setLink({ href: address }).run();
  else editor.chain().focus().insertContent({ type: 'text', text, marks }).unsetMark('link').run();
}
