import { newBacklogItem, type BacklogItem, type BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import type { Project } from '@quarterdeck/contract/entities/project';
import { describe, expect, it, vi } from 'vitest';
import { mostRows, readCsv, readFile, readJsonItems, type Reading } from './readItems';
import { exportCsv, exportJson, toCsv, toJson } from './writeItems';

const itemOf = (fields: Partial<BacklogItem>): BacklogItem => ({
  ...newBacklogItem({
    id: 'item-1' as BacklogItemId,
    key: 'HC-001',
    title: 'Berth plan',
    order: 0,
    createdAt: '2026-03-16T09:00:00.000Z',
  }),
  ...fields,
});

const person = { id: 'contact-1', name: 'Deniz Kaya', avatar: null, email: 'deniz@harbour.example' };
const people = new Map([[person.id, person]]);
const twins = new Map(
  ['contact-2', 'contact-3'].map((id) => [
    id,
    { ...person, id, name: 'Twin', email: id === 'contact-3' ? 'twin@harbour.example' : null },
  ]),
);
const none = { items: [], people };
const rowsOf = (reading: Reading) => {
  if (reading.failure !== undefined) throw new Error(`The file was not read: ${reading.failure}`);
  return reading.rows;
};

describe('BK-3 export', () => {
  it('writes one row per item below the heads', () => {
    const csv = toCsv(
      [
        itemOf({ title: 'Berth "A" plan', estimateDays: 2.5, labels: ['Data', 'Content'], dueDate: '2026-04-10' }),
        itemOf({ price: 12.5 }),
        itemOf({ price: 90, payment: 'paid', currency: 'EUR' }),
      ],
      'USD',
    );
    expect(csv).toBe(
      '\uFEFF"key","title","description","status","labels","assigneeId",' +
        '"estimateDays","price","currency","payment","dueDate","acceptanceCriteria"\r\n' +
        '"HC-001","Berth ""A"" plan","","next","Data; Content","",2.5,0,"","none","2026-04-10",""\r\n' +
        '"HC-001","Berth plan","","next","","",,12.5,"USD","none","",""\r\n' +
        '"HC-001","Berth plan","","next","","",,90,"EUR","paid","",""',
    );
  });

  it('leaves the cell of an unknown estimate empty', () => {
    expect(toCsv([itemOf({ estimateDays: null })], 'USD')).toContain('"",,0,"","none"');
  });

  it.each(['=SUM(A1)', '+1', '-1', '@name', '\tx', '=a\nb', "'=a", ' =1', '\n\u00A0@a', " '=a"])(
    'lets no spreadsheet run %j',
    (title) => {
      const [, row = ''] = toCsv([itemOf({ title })], 'USD').split('\r\n');
      expect(row.replace('"HC-001",', '')).toMatch(/^"'/);
    },
  );

  it('writes JSON with all that an item holds', () => {
    const items = [itemOf({ acceptanceCriteria: [{ text: 'Works', done: true }] })];
    expect(JSON.parse(toJson(items))).toEqual(items);
  });
});

it('BK-3 downloads files that are called as the project', () => {
  vi.stubGlobal('URL', { ...URL, createObjectURL: () => 'blob:backlog', revokeObjectURL: () => undefined });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  exportCsv({ name: 'Harbour: CRM/2' } as Project, []);
  exportJson({ name: '...' } as Project, []);
  expect(names).toEqual(['Harbour CRM 2.csv', 'backlog.json']);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('BK-3 import', () => {
  it('tells JSON from CSV by its name or its first character', async () => {
    const json = '[{"title":"Berth plan"}]';
    expect(await readFile(new File([json], 'plan.txt'), none)).toMatchObject({ rows: [{ title: 'Berth plan' }] });
    expect(await readFile(new File(['title\nBerth plan'], 'plan.txt'), none)).toMatchObject({
      rows: [{ title: 'Berth plan' }],
    });
    expect(await readFile(new File(['title\nBerth plan'], 'plan.JSON'), none)).toEqual({ failure: 'notJson' });
  });

  it('does not open files that are too large', async () => {
    const file = new File([], 'plan.csv');
    Object.defineProperty(file, 'size', { value: 6 * 1024 * 1024 });
    expect(await readFile(file, none)).toEqual({ failure: 'tooLarge' });
  });

  it('reads what was exported, as CSV and as JSON', () => {
    const item = itemOf({
      title: '=Plan, "berths"\nand boats',
      description: '  \'=two\n"lines" ',
      status: 'now',
      labels: ['Data', 'İş'],
      assigneeId: 'contact-1',
      estimateDays: 2.5,
      dueDate: '2026-04-10',
      acceptanceCriteria: [
        { text: 'First', done: true },
        { text: '-second', done: false },
      ],
    });
    const { title, description, status, labels, assigneeId, estimateDays, dueDate, acceptanceCriteria } = item;
    const wanted = { title, description, status, labels, assigneeId, estimateDays, dueDate, acceptanceCriteria };
    expect(rowsOf(readCsv(toCsv([item], 'USD'), none)).map((row) => row.item)).toEqual([wanted]);
    expect(rowsOf(readJsonItems(toJson([item]), none)).map((row) => row.item)).toEqual([wanted]);
  });

  it('says of each row what is wrong with it, and keeps the good ones', () => {
    const rows = rowsOf(
      readCsv(
        'Title,Status,Estimate,Due\nGood,,1,\n,now,1,\nBad,soon,1.3,tomorrow\n"Too many",now,1,2026-04-10,more',
        none,
      ),
    );
    expect(rows.map(({ number, errors }) => ({ number, errors }))).toEqual([
      { number: 1, errors: [] },
      { number: 2, errors: ['title'] },
      { number: 3, errors: ['status', 'estimateDays', 'dueDate'] },
      { number: 4, errors: ['cells'] },
    ]);
    expect(rows.map(({ item }) => item !== null)).toEqual([true, false, false, false]);
  });

  it.each(['', ' ', "'", " '", "' ", "''"])('keeps texts after %j that look like a formula or a guard', (before) => {
    for (const rest of ['=1', '+1', '-1', '@a', '\tx', 'plain', "'plain"]) {
      const description = before + rest;
      const [row] = rowsOf(readCsv(toCsv([itemOf({ description })], 'USD'), none));
      expect(row?.item).toMatchObject({ description });
    }
  });

  it.each([
    ['2', 2],
    ['2.5', 2.5],
    ['"2,5"', 2.5],
    [' 3 ', 3],
    ['0x10', null],
    ['1e2', null],
    ['Infinity', null],
    ['-1', null],
  ])('takes the estimate %s as %s', (cell, wanted) => {
    const [row] = rowsOf(readCsv(`title,estimateDays\nBerth plan,${cell}`, none));
    expect(row?.errors).toEqual(wanted === null ? ['estimateDays'] : []);
    expect(row?.item?.estimateDays ?? null).toBe(wanted);
  });

  it('changes nothing of what the backlog has already as it is in the file', () => {
    const [row] = rowsOf(readCsv(toCsv([itemOf({})], 'USD'), { items: [itemOf({})], people }));
    expect(row).toMatchObject({ knownKey: 'HC-001', item: null, errors: [] });
  });

  it('updates what has its key, by the columns of the file', () => {
    const items = [itemOf({ labels: ['Data'], estimateDays: 2 })];
    const [row] = rowsOf(readCsv('key,title,estimateDays\nHC-001,Berth plan,1 week', { items, people }));
    expect(row).toMatchObject({ knownKey: 'HC-001', item: { id: 'item-1', estimateDays: 5 }, errors: [] });
    expect(Object.keys(row?.item ?? {})).toEqual(['id', 'estimateDays']);
  });

  it('finds a key that the file has twice', () => {
    const rows = rowsOf(readCsv('key,title\nHC-001,One\nHC-001,Two', { items: [itemOf({})], people }));
    expect(rows.map(({ errors }) => errors)).toEqual([[], ['key']]);
  });

  it.each([
    ['deniz kaya', 'contact-1'],
    ['Deniz@harbour.example', 'contact-1'],
    ['contact-1', 'contact-1'],
    ['somebody', null],
    ['twin', null],
    ['Twin@harbour.example', 'contact-3'],
  ])('reads the assignee %s as %s', (cell, wanted) => {
    const [row] = rowsOf(
      readCsv(`title,assignee\nBerth plan,${cell}`, { items: [], people: new Map([...people, ...twins]) }),
    );
    expect(row?.errors).toEqual(wanted === null ? ['assigneeId'] : []);
    expect(row?.item?.assigneeId ?? null).toBe(wanted);
  });

  it.each(['2026-02-30', '2025-02-29', '2026-04-31', '2026-13-01', '10.04.2026'])('finds that %s is no day', (day) => {
    const [row] = rowsOf(readCsv(`title,due\nBerth plan,${day}`, none));
    expect(row?.errors).toEqual(['dueDate']);
  });

  it('reads semicolons and decimal commas', () => {
    const [row] = rowsOf(readCsv('title;estimateDays;labels\nRıhtım planı;2,5;"Veri; İçerik"\n', none));
    expect(row?.item).toMatchObject({ title: 'Rıhtım planı', estimateDays: 2.5, labels: ['Veri', 'İçerik'] });
  });

  it.each([
    ['', 'empty'],
    ['title\n', 'empty'],
    ['what,ever\n1,2', 'noTitle'],
  ])('does not read the CSV %j', (text, failure) => {
    expect(readCsv(text, none)).toEqual({ failure });
  });

  it('does not read more rows than one file may have', () => {
    expect(readCsv(`title\n${'a\n'.repeat(mostRows + 1)}`, none)).toEqual({ failure: 'tooMany' });
  });

  it.each([
    ['{', 'notJson'],
    ['{"a":1}', 'notJson'],
    ['[]', 'empty'],
  ])('does not read the JSON %j', (text, failure) => {
    expect(readJsonItems(text, none)).toEqual({ failure });
  });

  it('finds entries that are no items', () => {
    expect(rowsOf(readJsonItems('{"items":[1,{"title":"Good","price":3}]}', none))).toMatchObject([
      { errors: ['row'], item: null },
      { errors: [], item: { title: 'Good' } },
    ]);
  });
});
