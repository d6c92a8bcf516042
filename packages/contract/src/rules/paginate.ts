import type { Pagination } from '../entities/pagination';

/** One page of a list, counted from 0. A page beyond the last is the last one. */
export function paginate<T>(list: readonly T[], page: number, size: number): { records: T[]; pagination: Pagination } {
  const lastPage = Math.max(1, Math.ceil(list.length / size));
  const current = Math.min(page, lastPage - 1);
  const startIndex = current * size;
  const records = list.slice(startIndex, startIndex + size);
  const endIndex = startIndex + records.length - 1;
  return { records, pagination: { length: list.length, size, page: current, lastPage, startIndex, endIndex } };
}
