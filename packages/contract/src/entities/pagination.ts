import * as z from 'zod/mini';

/** Where a page stands in its list. */
export const paginationSchema = z.object({
  /** Records in the whole list. */
  length: z.int().check(z.nonnegative()),
  /** Records on a full page. */
  size: z.int().check(z.positive()),
  /** Counts from 0. */
  page: z.int().check(z.nonnegative()),
  /** Number of pages, at least 1. */
  lastPage: z.int().check(z.positive()),
  /** Index of the first record of the page. */
  startIndex: z.int().check(z.nonnegative()),
  /** Index of the last record of the page; -1 for an empty list. */
  endIndex: z.int(),
});
export type Pagination = z.infer<typeof paginationSchema>;
