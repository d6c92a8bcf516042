import { ApiError } from '@quarterdeck/contract';
import { updateNote } from '@quarterdeck/contract/endpoints/notes';
import { noteDefaults, type ExpandedNote, type NoteId } from '@quarterdeck/contract/entities/note';
import type { NoteLabelId } from '@quarterdeck/contract/entities/noteLabel';
import { newTask, type Task, type TaskId } from '@quarterdeck/contract/entities/task';
import { keptNoteSchema, noteChangeSchema, type NoteChange, type NotePatch } from '@quarterdeck/contract/writes/notes';
import { arrangementSchema } from '@quarterdeck/contract/writes/tasks';
import { createTranslator } from '@quarterdeck/i18n';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { writesOf, type WriteHost } from './clientWrites';
import { recordList } from './recordList';
import { defineCreate, defineDelete, defineMove, defineUpdate, makeOrFind, unlessGone } from './recordWrites';

const aNote = (id: string, title: string, labels: readonly string[] = []): ExpandedNote => ({
  ...noteDefaults,
  id: id as NoteId,
  title,
  labels: labels.map((name) => ({ id: name as NoteLabelId, title: name })),
  createdAt: '2026-03-11T09:00:00.000Z',
});
const labelled = (...names: readonly string[]) => ({ labels: aNote('', '', names).labels });

const query = queryOptions<ExpandedNote[]>({ queryKey: ['test.notes'], staleTime: Infinity });
const notes = recordList(query);
const apiError = (code: ApiError['code']) => new ApiError(code, 'No', { endpointId: 'test' });
const translator = await createTranslator(() => Promise.resolve({}), 'en');
const host: WriteHost = { t: translator.t, retryLabel: 'Retry', undo: createUndoStack() };

/** Messages of failures are not what is tried here. */
const quiet = { saysFailure: false };

/** The list of one page, and the API behind it. */
function openNotes() {
  const client = new QueryClient();
  client.setQueryData(query.queryKey, [aNote('a', 'Alfa', ['Ada'])]);
  const writes = writesOf(client);
  /** What the next calls throw. */
  let refusal: ApiError | null = null;
  const sent: unknown[] = [];
  const send = async <T>(value: T): Promise<T> => {
    await Promise.resolve();
    if (refusal !== null) throw refusal;
    sent.push(value);
    return value;
  };
  const said = { failure: () => 'not done' };
  const create = defineCreate<ExpandedNote>({
    ...said,
    id: 'test.create',
    part: keptNoteSchema,
    add: notes.addLast,
    make: (note) => send({ ...note, id: `made-${note.id}` as NoteId }),
  });
  const update = defineUpdate<ExpandedNote, NoteChange>({
    ...said,
    id: 'test.update',
    part: noteChangeSchema,
    list: query,
    endpoint: updateNote,
    merged: ['labels'],
    save: async (whole, { saved }) => {
      const answer = <Value>() => Promise.resolve(saved(query) as Value);
      await send(await whole(answer));
    },
  });
  const remove = defineDelete<ExpandedNote>({
    ...said,
    id: 'test.delete',
    part: keptNoteSchema,
    leaveOut: notes.leaveOut,
    remove: ({ id }) => send(id),
  });
  return {
    sent,
    writes,
    shown: () => client.getQueryData(query.queryKey) ?? [],
    onShown: (listener: () => void) => client.getQueryCache().subscribe(listener),
    create: (id: string) => writes.run(create, [aNote(id, 'Bravo')], host, quiet),
    update: (id: string, patch: NotePatch, before?: NotePatch) =>
      writes.run(update, [{ id: id as NoteId, before, patch }], host, quiet),
    remove: (note: ExpandedNote) => writes.run(remove, [note], host, quiet),
    refuse: (code: ApiError['code'] | null) => {
      refusal = code === null ? null : apiError(code);
    },
  };
}

describe('defineCreate', () => {
  it('shows a record at once, and leads its id to the one that is made', async () => {
    const { create, shown, writes } = openNotes();
    const creating = create('b');
    expect(shown().map(({ id }) => id)).toEqual(['a', 'b']);
    await creating;
    expect(shown().map(({ id }) => id)).toEqual(['a', 'made-b']);
    expect(writes.idOf('b')).toBe('made-b');
  });

  it('lets what is written meanwhile wait, and sends it to the record that is made', async () => {
    const { create, update, remove, shown, sent } = openNotes();
    const [made] = await Promise.all([create('b'), update('b', { title: 'Charlie' })]);
    expect(made.done).toHaveLength(1);
    expect(sent.at(-1)).toEqual(aNote('made-b', 'Charlie'));
    await remove(aNote('b', 'Charlie'));
    expect(sent.at(-1)).toBe('made-b');
    expect(shown().map(({ id }) => id)).toEqual(['a']);
  });

  it('shows nothing of what is deleted before it is made, at no time', async () => {
    const { create, remove, shown, onShown } = openNotes();
    const ids = new Set<string>();
    const creating = create('b');
    const removing = remove(aNote('b', 'Bravo'));
    onShown(() => {
      for (const { id } of shown()) ids.add(id);
    });
    await Promise.all([creating, removing]);
    expect([...ids]).toEqual(['a']);
  });

  it('takes back what was not made', async () => {
    const { create, shown, refuse } = openNotes();
    refuse('server');
    expect((await create('b')).failed).toHaveLength(1);
    expect(shown().map(({ id }) => id)).toEqual(['a']);
  });
});

describe('defineUpdate', () => {
  it('sends the whole record, with what other writes have saved in it', async () => {
    const { update, sent, shown } = openNotes();
    const naming = update('a', { title: 'Zulu' }, { title: 'Alfa' });
    const joining = update('a', labelled('Ada', 'Bob'), labelled('Ada'));
    expect(shown()[0]).toEqual(aNote('a', 'Zulu', ['Ada', 'Bob']));
    await Promise.all([naming, joining]);
    expect(sent.at(-1)).toEqual(aNote('a', 'Zulu', ['Ada', 'Bob']));
    expect(shown()[0]).toEqual(sent.at(-1));
  });

  it('fails as the call would where the record is gone', async () => {
    const { update } = openNotes();
    const { failed } = await update('nobody', { title: 'Zulu' });
    expect(failed[0]?.error).toMatchObject({ code: 'not_found' });
  });
});

describe('defineDelete', () => {
  it('takes a record away at once, and one that is gone already, too', async () => {
    const { remove, shown, refuse } = openNotes();
    const [alfa] = shown();
    if (!alfa) throw new Error('A note is needed');
    refuse('not_found');
    const removing = remove(alfa);
    expect(shown()).toEqual([]);
    expect((await removing).done[0]?.answer).toEqual(alfa);
    expect(shown()).toEqual([]);
  });

  it('brings back what was not deleted', async () => {
    const { remove, shown, refuse } = openNotes();
    const before = shown();
    refuse('server');
    if (before[0]) await remove(before[0]);
    expect(shown()).toEqual(before);
  });
});

describe('defineMove', () => {
  const tasksQuery = queryOptions<Task[]>({ queryKey: ['test.tasks'], staleTime: Infinity });

  const tasksOf = (...names: readonly string[]) =>
    names.map((name, order): Task => ({ ...newTask(name as TaskId, 'task'), order }));

  function openTasks(...names: readonly string[]) {
    const client = new QueryClient();
    if (names.length > 0) client.setQueryData(tasksQuery.queryKey, tasksOf(...names));
    const writes = writesOf(client);
    const sent: string[] = [];
    let answer: () => Promise<unknown> = () => Promise.resolve();
    const move = defineMove<Task>({
      id: 'test.move',
      part: arrangementSchema,
      list: tasksQuery,
      queueKey: () => 'order',
      save: async (top, { saved }) => {
        const read = () => saved(tasksQuery) ?? tasksOf('a', 'b', 'c');
        sent.push((await top(<Value>() => Promise.resolve(read() as Value))).join(''));
        await answer();
      },
      failure: () => 'not moved',
    });
    const ids = (order: string) => order.split('') as TaskId[];
    return {
      sent,
      refuse: () => {
        answer = () => Promise.reject(apiError('server'));
      },
      shown: () =>
        client
          .getQueryData(tasksQuery.queryKey)
          ?.map(({ id, order }) => `${id}${order}`)
          .join(' '),
      move: (moving: string, order: string) =>
        writes.run(move, [{ moving: ids(moving), order: ids(order) }], host, quiet),
    };
  }

  it('shows the order at once, and sends the top of the list down to what has changed', async () => {
    const { move, shown, sent } = openTasks('a', 'b', 'c', 'd');
    const moving = move('b', 'bacd');
    expect(shown()).toBe('b0 a1 c2 d3');
    await moving;
    expect([shown(), sent]).toEqual(['b0 a1 c2 d3', ['ba']]);
  });

  it('sends a move that was kept over a reload, before the list has been read', async () => {
    const { move, sent } = openTasks();
    await move('b', 'bac');
    expect(sent).toEqual(['ba']);
  });

  it('puts back what was not moved', async () => {
    const { move, shown, refuse } = openTasks('a', 'b');
    refuse();
    expect((await move('b', 'ba')).failed).toHaveLength(1);
    expect(shown()).toBe('a0 b1');
  });
});

describe('unlessGone', () => {
  it('takes a record that is gone for done, and throws all else', async () => {
    await expect(unlessGone(Promise.reject(apiError('not_found')))).resolves.toBeUndefined();
    await expect(unlessGone(Promise.reject(apiError('server')))).rejects.toMatchObject({ code: 'server' });
  });
});

describe('makeOrFind', () => {
  const refused = () => Promise.reject(apiError('invalid_request'));

  it('finds what another tab has made of the same name', async () => {
    await expect(makeOrFind(refused, () => Promise.resolve('theirs'))).resolves.toBe('theirs');
    await expect(makeOrFind(refused, () => Promise.resolve(undefined))).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });

  it('looks for nothing where the call was not refused', async () => {
    const look = () => Promise.resolve('theirs');
    await expect(makeOrFind(() => Promise.resolve('mine'), look)).resolves.toBe('mine');
    await expect(makeOrFind(() => Promise.reject(apiError('offline')), look)).rejects.toMatchObject({
      code: 'offline',
    });
  });
});
