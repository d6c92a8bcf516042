import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { DeletedRecords } from './deletedRecords';

const berth = { id: 'a' };
const change = (title: string) => ({ id: berth.id, patch: { title } });

it('keeps what is changed in a deleted record until it is restored', () => {
  const [client, deleted] = [new QueryClient(), new DeletedRecords<ReturnType<typeof change>>()];
  deleted.add(client, berth);
  expect(deleted.keep(client, change('b'))).toBe(true);
  expect(deleted.keep(client, change('c'))).toBe(true);
  expect(deleted.changesOf(client, ['x', berth.id])).toEqual([change('b'), change('c')]);
  deleted.delete(client, [berth.id]);
  expect(deleted.changesOf(client, [berth.id])).toEqual([]);
});

it('keeps nothing of a record that is there, or that another page has deleted', () => {
  const [client, deleted] = [new QueryClient(), new DeletedRecords<ReturnType<typeof change>>()];
  deleted.add(client, berth);
  deleted.delete(client, [berth.id]);
  expect(deleted.keep(client, change('b'))).toBe(false);
  deleted.add(new QueryClient(), berth);
  expect(deleted.keep(client, change('b'))).toBe(false);
});
