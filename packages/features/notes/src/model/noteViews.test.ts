import { buildNote, buildNoteLabel } from '@quarterdeck/mocks/notes/buildNote';
import { paths } from '@quarterdeck/contract';
import type { ExpandedNote } from '@quarterdeck/contract/entities/note';
import { describe, expect, it } from 'vitest';
import {
  addressOfNote,
  addressOfView,
  countNotes,
  isBlank,
  keptOf,
  notesOfView,
  taskOf,
  viewOfAddress,
  type NoteView,
} from './noteViews';

const family = buildNoteLabel({ id: 'family', title: 'Family' });
const note = (title: string, fields: Partial<ExpandedNote> = {}): ExpandedNote => ({
  ...buildNote({ id: `note ${title}`, title, content: '' }),
  labels: [],
  ...fields,
});
const notes = [
  note('İzmir', { reminder: '2026-03-20T08:00:00.000Z' }),
  note('old', { archived: true, labels: [family], reminder: '2026-03-01T08:00:00.000Z' }),
  note('soon', { reminder: '2026-03-12T08:00:00.000Z', labels: [family] }),
  note('list', { tasks: [{ id: 't', content: 'Aunts at five', completed: false }] }),
];
const label: NoteView = { kind: 'label', id: family.id };
const titles = (view: NoteView, search = '') => notesOfView(notes, view, search).map(({ title }) => title);

describe('views of notes (NO-3)', () => {
  it('has a list for each view', () => {
    expect(titles({ kind: 'notes' })).toEqual(['İzmir', 'soon', 'list']);
    expect(titles({ kind: 'archive' })).toEqual(['old']);
  });

  it('lists reminders soonest first', () => {
    expect(titles({ kind: 'reminders' })).toEqual(['soon', 'İzmir']);
  });

  it('puts archived notes last below their label', () => {
    expect(titles(label)).toEqual(['soon', 'old']);
  });

  it('searches title, text and entries whatever the case and accents, the archived last', () => {
    expect(titles({ kind: 'notes' }, 'IZMIR')).toEqual(['İzmir']);
    expect(titles({ kind: 'notes' }, 'aunts')).toEqual(['list']);
    expect(titles({ kind: 'notes' }, 'o')).toEqual(['soon', 'old']);
    expect(titles({ kind: 'reminders' }, 'o')).toEqual(['soon']);
  });

  it('counts without the archived', () => {
    expect(countNotes(notes)).toEqual({ notes: 3, reminders: 2, archive: 1, labels: new Map([[family.id, 1]]) });
  });

  it('keeps the list behind an open note in the address', () => {
    const [first] = notes;
    const address = new URL(
      addressOfNote(first?.id ?? (family.id as never), label, 'search=boat&layout=material', 'text'),
      'http://localhost',
    );
    expect(viewOfAddress(address.pathname, 'İzmir', address.searchParams)).toEqual(label);
    expect(address.searchParams.get('search')).toBe('boat');
    expect(address.searchParams.get('layout')).toBe('material');
    expect(keptOf(address.searchParams)).toBe('search=boat&layout=material');
    expect(viewOfAddress(paths.noteLabel.href(family.id), family.id, new URLSearchParams())).toEqual(label);
    expect(addressOfView(label, '')).toBe('/apps/notes/labels/family');
    expect(addressOfView({ kind: 'archive' }, 'search=a+b')).toBe('/apps/notes/archive?search=a+b');
  });

  it('takes a note without text, entries and picture for blank', () => {
    expect(isBlank(note(' '))).toBe(true);
    expect(isBlank(note('', { labels: [family] }))).toBe(true);
    expect(isBlank(note('', { image: 'data:,' }))).toBe(false);
  });

  it.each([
    [note('Paint', { content: 'The hull' }), { title: 'Paint', notes: 'The hull' }],
    [note('', { content: ' The hull \nand the mast' }), { title: 'The hull', notes: ' The hull \nand the mast' }],
    [note('Paint'), { title: 'Paint', notes: null }],
    [note(' ', { content: '\n' }), null],
  ])('makes of %o the task %o', (from, task) => {
    expect(taskOf(from)).toEqual(task);
  });
});
