import { boardSchema, usualLabels, usualLists } from '@quarterdeck/contract/entities/board';
import { boardListSchema } from '@quarterdeck/contract/entities/boardList';
import { cardSchema } from '@quarterdeck/contract/entities/card';
import { positionStep } from '@quarterdeck/contract/rules/positions';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contactTable } from '../contacts/contactTable';
import { testNow } from '../testing/clientOf';
import { faultsOf, idsOf, large, seed } from '../testing/firstData';
import { boardTable, cardTable, labelTable, listTable } from './boardTables';
import { buildBoard, buildBoardList, buildCard } from './buildBoard';

describe('the first data of the boards', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const faults = await Promise.all([
      faultsOf(boardTable),
      faultsOf(listTable),
      faultsOf(cardTable),
      faultsOf(labelTable),
    ]);
    expect(faults.flat()).toEqual([]);
  });

  it('have two boards with the four lists and the five labels, and at least 15 cards each', async () => {
    const [boards, lists, labels, cards] = await Promise.all([
      seed(boardTable),
      seed(listTable),
      seed(labelTable),
      seed(cardTable),
    ]);
    expect(boards).toHaveLength(2);
    for (const { id } of boards) {
      const own = <T extends { boardId: string }>(records: readonly T[]) =>
        records.filter(({ boardId }) => boardId === id);
      expect(own(lists).map(({ title }) => title)).toEqual([...usualLists]);
      expect(own(labels).map(({ title }) => title)).toEqual([...usualLabels]);
      expect(own(cards).length).toBeGreaterThanOrEqual(15);
    }
  });

  it.each([
    ['seeds', seed],
    ['large', large],
  ])('name only boards, lists, labels and contacts that there are, on the same board: %s', async (_, read) => {
    const [boards, lists, labels, cards, contacts] = await Promise.all([
      read(boardTable),
      read(listTable),
      read(labelTable),
      read(cardTable),
      seed(contactTable),
    ]);
    const places = new Set([...lists, ...labels].map(({ id, boardId }) => `${boardId}/${id}`));
    const named = cards.flatMap(({ boardId, listId, labels: own }) => [listId, ...own].map((id) => `${boardId}/${id}`));
    expect(named.filter((place) => !places.has(place))).toEqual([]);
    const boardIds = idsOf(boards);
    expect(lists.filter(({ boardId }) => !boardIds.has(boardId))).toEqual([]);
    const people = idsOf(contacts);
    expect([...boards, ...cards].flatMap(({ members }) => members).filter((id) => !people.has(id))).toEqual([]);
  });

  it('stand on multiples of 65536, each place of a list once', async () => {
    const cards = await seed(cardTable);
    expect(cards.filter(({ position }) => position === 0 || position % positionStep !== 0)).toEqual([]);
    expect(new Set(cards.map(({ listId, position }) => `${listId}/${position}`)).size).toBe(cards.length);
  });

  it('have cards of every kind: overdue, due today, without a date, with checklists, for nobody', async () => {
    const cards = await seed(cardTable);
    const day = (iso: string | null) => (iso === null ? '' : new Date(iso).toDateString());
    expect(cards.some(({ dueDate }) => day(dueDate) === testNow.toDateString())).toBe(true);
    expect(cards.some(({ dueDate }) => dueDate !== null && Date.parse(dueDate) < testNow.getTime())).toBe(true);
    expect(cards.some(({ dueDate }) => dueDate === null)).toBe(true);
    expect(cards.filter(({ checklist }) => checklist.length > 0).length).toBeGreaterThan(8);
    expect(cards.some(({ members }) => members.length === 0)).toBe(true);
    expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
  });

  it('were not active in the future', async () => {
    for (const { lastActivity } of await seed(boardTable)) {
      expect(Date.parse(lastActivity)).toBeLessThan(testNow.getTime());
    }
  });
});

describe('builders of the boards', () => {
  it('make records of their schemas and take overrides', () => {
    expect(z.safeParse(cardSchema, buildCard()).success).toBe(true);
    expect(z.safeParse(boardListSchema, buildBoardList()).success).toBe(true);
    expect(z.safeParse(boardSchema, buildBoard()).success).toBe(true);
    expect(buildCard({ title: 'Mine' }).title).toBe('Mine');
  });
});
