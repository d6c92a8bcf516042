import type { KeyOffer } from '@quarterdeck/contract';

/** What keys do on the list of courses. */
export const academyKeys = {
  search: { keys: ['/'], titleKey: 'academy.search' },
} as const satisfies Readonly<Record<string, KeyOffer>>;

/** What keys do in a course; where the page is written from right to left, they change places. */
export const courseKeys = {
  previous: { keys: ['ArrowLeft'], titleKey: 'academy.course.previous' },
  next: { keys: ['ArrowRight'], titleKey: 'academy.course.next' },
} as const satisfies Readonly<Record<string, KeyOffer>>;
