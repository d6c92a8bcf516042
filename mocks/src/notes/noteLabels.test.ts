import { createNoteLabel, deleteNoteLabel, updateNoteLabel } from '@quarterdeck/contract/endpoints/notes';
import { describe, expect, it } from 'vitest';
import { testClient } from '../testing/clientOf';
import { listedNoteLabels, listedNotes, noteLabelId } from '../testing/noteCalls';

describe('notes.labels.list', () => {
  it('lists the six labels', async () => {
    const titles = (await listedNoteLabels(testClient())).map(({ title }) => title);
    expect(titles).toEqual(['Family', 'Work', 'Tasks', 'Priority', 'Personal', 'Friends']);
  });
});

describe('notes.labels.create', () => {
  it('returns the full list with the new label, trimmed, at its end', async () => {
    const client = testClient();
    const before = await listedNoteLabels(client);
    const { status, body } = await client.call(createNoteLabel, { body: { title: ' Boat  ' } });
    expect({ status, body }).toEqual({ status: 200, body: [...before, { id: 'new-1', title: 'Boat' }] });
    expect(await listedNoteLabels(client)).toEqual(body);
  });

  it.each(['Work', 'WORK', ' Wörk '])('refuses %j, which reads like a label there is', async (title) => {
    const client = testClient();
    await expect(client.call(createNoteLabel, { body: { title } })).resolves.toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors: { title: 'Is already a label' } } },
    });
    expect(await listedNoteLabels(client)).toHaveLength(6);
  });

  it.each(['', '   ', 'x'.repeat(201)])('refuses a title of the wrong length', async (title) => {
    await expect(testClient().call(createNoteLabel, { body: { title } })).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { title: expect.stringContaining('characters') } } },
    });
  });
});

describe('notes.labels.update', () => {
  it('renames the label where it stands and returns the list', async () => {
    const client = testClient();
    const before = await listedNoteLabels(client);
    const label = { id: noteLabelId('tasks'), title: 'To do' };
    const { body } = await client.call(updateNoteLabel, { body: { label } });
    expect(body).toEqual(before.with(2, label));
    expect(await listedNoteLabels(client)).toEqual(body);
  });

  it('is seen in every note that carries it', async () => {
    const client = testClient();
    const before = (await listedNotes(client)).flatMap(({ labels }) => labels.map(({ title }) => title));
    expect(before).toContain('Work');
    await client.call(updateNoteLabel, { body: { label: { id: noteLabelId('work'), title: 'Office' } } });
    const titles = (await listedNotes(client)).flatMap(({ labels }) => labels.map(({ title }) => title));
    expect(titles).toContain('Office');
    expect(titles).not.toContain('Work');
  });

  it('lets a label keep its own title in another case, and refuses that of another', async () => {
    const { call } = testClient();
    const rename = (title: string) => call(updateNoteLabel, { body: { label: { id: noteLabelId('tasks'), title } } });
    await expect(rename('TASKS')).resolves.toMatchObject({ status: 200 });
    await expect(rename('family')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { 'label.title': 'Is already a label' } } },
    });
    await expect(rename(' ')).resolves.toMatchObject({ status: 400 });
  });

  it('answers 404 for a missing id', async () => {
    const body = { label: { id: noteLabelId('nowhere'), title: 'Boat' } };
    await expect(testClient().call(updateNoteLabel, { body })).resolves.toEqual({
      status: 404,
      body: { error: { code: 'not_found', message: 'No note label with id note-label-nowhere' } },
    });
  });
});

describe('notes.labels.delete', () => {
  it('removes the label from all notes and returns the list', async () => {
    const client = testClient();
    const before = await listedNotes(client);
    const id = noteLabelId('work');
    expect(before.filter(({ labels }) => labels.some((label) => label.id === id)).length).toBeGreaterThan(5);
    const { body } = await client.call(deleteNoteLabel, { query: { id } });
    expect(body.map(({ title }) => title)).toEqual(['Family', 'Tasks', 'Priority', 'Personal', 'Friends']);
    expect(await listedNotes(client)).toEqual(
      before.map((note) => ({ ...note, labels: note.labels.filter((label) => label.id !== id) })),
    );
  });

  it('takes its id from the notes, so that it would not come back with a label of the same id', async () => {
    const ids = ['a-label', 'a-note', 'a-label'];
    const client = testClient({ newId: () => ids.shift() ?? '' });
    const body = { title: 'Boat' };
    const made = (await client.call(createNoteLabel, { body })).body.at(-1);
    const note = { title: 'Sails', labels: made ? [made.id] : [] };
    const sent = await client.send('POST', 'api/apps/notes', JSON.stringify({ note }));
    expect(sent.body).toMatchObject({ id: 'a-note', labels: ['a-label'] });
    await client.call(deleteNoteLabel, { query: { id: made?.id ?? noteLabelId('nowhere') } });
    await client.call(createNoteLabel, { body });
    expect((await listedNotes(client)).find(({ title }) => title === 'Sails')?.labels).toEqual([]);
  });

  it('answers 404 for a missing id, 400 without one, and removes nothing', async () => {
    const client = testClient();
    const query = { id: noteLabelId('nowhere') };
    await expect(client.call(deleteNoteLabel, { query })).resolves.toMatchObject({ status: 404 });
    await expect(client.send('DELETE', 'api/apps/notes/labels')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { id: 'Is missing' } } },
    });
    expect(await listedNoteLabels(client)).toHaveLength(6);
  });
});
