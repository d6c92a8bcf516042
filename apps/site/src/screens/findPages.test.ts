import { expect, it } from 'vitest';
import { findPages } from './findPages';

const pages = [
  { title: 'Tasks', address: '/apps/tasks' },
  { title: 'İş listesi', address: '/backlog' },
  { title: 'Invoice, compact', address: '/pages/invoice/printable/compact' },
];
const find = (text: string) => findPages(pages, text).map(({ page, found }) => [page.address, found]);

it('finds pages by title and address, and says what to mark', () => {
  expect(find('TASK')).toEqual([['/apps/tasks', 'task']]);
  expect(find('is listesi')).toEqual([['/backlog', 'is listesi']]);
});
it('finds a word without its ending and with a typo', () => {
  expect(find('invoices')).toEqual([['/pages/invoice/printable/compact', 'invoice']]);
  expect(find('taks')).toEqual([['/apps/tasks', 'tasks']]);
});
it('finds nothing with nothing, with signs and with what is too long', () => {
  expect(find(' ')).toEqual([]);
  expect(find('(.*)+')).toEqual([]);
  expect(find('x'.repeat(100_000))).toEqual([]);
});
