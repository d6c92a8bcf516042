import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testNow } from '../testing/clientOf';
import { faultsOf, idsOf, seed } from '../testing/firstData';
import { buildNote, buildNoteLabel } from './buildNote';
import { noteLabelTable, noteTable } from './noteTables';

describe('the first data of the notes', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const faults = await Promise.all([faultsOf(noteTable), faultsOf(noteLabelTable)]);
    expect(faults.flat()).toEqual([]);
  });

  it('have at least 25 notes of every kind', async () => {
    const notes = await seed(noteTable);
    expect(notes.length).toBeGreaterThanOrEqual(25);
    const count = (test: (note: (typeof notes)[number]) => boolean) => notes.filter(test).length;
    expect(count(({ tasks }) => tasks !== null)).toBeGreaterThan(5);
    expect(count(({ tasks }) => (tasks?.length ?? 0) > 6)).toBeGreaterThan(1);
    expect(count(({ content }) => content !== '')).toBeGreaterThan(10);
    expect(count(({ image }) => image !== null)).toBeGreaterThan(2);
    expect(count(({ archived }) => archived)).toBeGreaterThan(3);
    expect(count(({ title }) => title === '')).toBeGreaterThan(0);
    expect(count(({ labels }) => labels.length === 0)).toBeGreaterThan(0);
    expect(count(({ labels }) => labels.length > 1)).toBeGreaterThan(3);
    expect(count(({ updatedAt }) => updatedAt === null)).toBeGreaterThan(3);
  });

  it('have reminders that are past and that are to come', async () => {
    const reminders = (await seed(noteTable)).flatMap(({ reminder, archived }) =>
      reminder === null || archived ? [] : [reminder],
    );
    expect(reminders.filter((reminder) => reminder < testNow.toISOString()).length).toBeGreaterThan(0);
    expect(reminders.filter((reminder) => reminder > testNow.toISOString()).length).toBeGreaterThan(4);
  });

  it('name only labels that there are, and every one of them', async () => {
    const [notes, labels] = await Promise.all([seed(noteTable), seed(noteLabelTable)]);
    expect(new Set(notes.flatMap((note) => note.labels))).toEqual(idsOf(labels));
  });

  it('were made in the past and changed after that', async () => {
    for (const { id, createdAt, updatedAt } of await seed(noteTable)) {
      const isOrdered = createdAt < (updatedAt ?? testNow.toISOString());
      expect({ id, isOrdered }).toEqual({ id, isOrdered: true });
      expect((updatedAt ?? '') < testNow.toISOString()).toBe(true);
    }
  });

  it('have pictures that need no network', async () => {
    const images = (await seed(noteTable)).flatMap(({ image }) => image ?? []);
    for (const image of images) expect(image).toMatch(/^data:image\/svg\+xml;charset=utf-8,%3Csvg /);
  });
});

describe('builders of the notes', () => {
  it('make records of their schemas and take overrides', () => {
    expect(buildNote({ archived: true })).toMatchObject({ archived: true, tasks: null });
    expect(buildNoteLabel({ title: 'Boat' })).toMatchObject({ title: 'Boat' });
  });

  it('refuse what no record could be', () => {
    expect(() => buildNote({ createdAt: 'yesterday' })).toThrow(z.core.$ZodError);
    expect(() => buildNoteLabel({ id: '' })).toThrow(z.core.$ZodError);
  });
});
