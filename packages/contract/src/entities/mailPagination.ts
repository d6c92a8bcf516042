import * as z from 'zod/mini';

/** Mails on a full page. */
export const mailPageSize = 10;

/** Where a page of mails stands in its list. */
export const mailPaginationSchema = z.object({
  /** Mails in the whole list. */
  totalResults: z.int().check(z.nonnegative()),
  /** Mails on a full page. */
  resultsPerPage: z.int().check(z.positive()),
  /** Counts from 1. */
  currentPage: z.int().check(z.positive()),
  /** Number of pages, at least 1. */
  lastPage: z.int().check(z.positive()),
  /** Index of the first mail of the page, from 0. */
  startIndex: z.int().check(z.nonnegative()),
  /** Index of the last mail of the page; -1 for an empty list. */
  endIndex: z.int(),
});
export type MailPagination = z.infer<typeof mailPaginationSchema>;
