import type { EditorView } from '@tiptap/pm/view';
import { readSlice } from './editorContent';

/** HTML that comes along with a paste or a drop, cleaned; text without HTML is the editor's own business. */
function insertHtml(view: EditorView, data: DataTransfer | null, place?: number): boolean {
  const html = data?.getData('text/html') ?? '';
  if (html === '') return false;
  const slice = readSlice(html, view.state.schema);
  const { tr } = view.state;
  if (place === undefined) tr.replaceSelection(slice);
  else tr.replaceRange(place, place, slice);
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  return true;
}

export const handlePaste = (view: EditorView, event: ClipboardEvent): boolean => insertHtml(view, event.clipboardData);

export function handleDrop(view: EditorView, event: DragEvent): boolean {
  // What is moved inside the text is its own already.
  if (view.dragging) return false;
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
  return place !== undefined && insertHtml(view, event.dataTransfer, place);
}
