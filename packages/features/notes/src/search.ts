import { paths, toQuery, type SearchContext, type SearchSection } from '@quarterdeck/contract';
import { listNotes } from '@quarterdeck/contract/endpoints/notes';
import { notesOfView, titleOf } from './model/noteViews';

/** Hits that are shown; who looks for more searches on the page itself. */
const hitLimit = 5;

export async function find(text: string, { read, t }: SearchContext): Promise<readonly SearchSection[]> {
  const notes = notesOfView(await read(toQuery(listNotes, {})), { kind: 'notes' }, text);
  const hits = notes.slice(0, hitLimit).map((note) => ({
    label: titleOf(note, t),
    address: paths.note.href(note.id),
    icon: 'notebook-pen',
    ...(note.archived ? { hint: t('notes.archived') } : {}),
  }));
  return [{ id: 'notes', titleKey: 'notes.title', hits }];
}
