import type { GuideSummary } from '@quarterdeck/contract/entities/guide';

export interface GuidePlace {
  /** Begins with 1; 0 when the category does not list the guide. */
  number: number;
  total: number;
  previous: GuideSummary | undefined;
  next: GuideSummary | undefined;
}

/** Where a guide stands among those of its category. */
export function placeOfGuide(guides: readonly GuideSummary[], slug: string): GuidePlace {
  const index = guides.findIndex((guide) => guide.slug === slug);
  return {
    number: index + 1,
    total: guides.length,
    previous: index > 0 ? guides[index - 1] : undefined,
    next: index === -1 ? undefined : guides[index + 1],
  };
}

/** Words that people read in a minute (Brysbaert 2019: 238 in English), rounded down for texts that are tried out. */
const wordsPerMinute = 200;

/** How long a guide takes to read, in whole minutes; at least one. Its HTML is only counted here, never shown. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
