import type { FeatureManifest, SearchContext, SearchSection } from '@quarterdeck/contract';
import { readSession } from '@quarterdeck/data/session/session';
import { signedInGuard } from '@quarterdeck/data/session/signedInGuard';
import { CancelledError, type QueryClient } from '@tanstack/react-query';

/** How old an answer may be that a search looks into: somebody types, and each letter would ask again. */
const staleMs = 30_000;

/**
 * Asks all features what they find. One that fails keeps no other from answering.
 * @param t translates a key.
 * @returns their sections in the order of the features; `isComplete` is false when one of them failed and the others
 *   found nothing.
 */
export async function searchFeatures(
  listed: readonly FeatureManifest[],
  text: string,
  t: (key: string) => string,
  client: QueryClient,
): Promise<{ sections: readonly SearchSection[]; isComplete: boolean }> {
  // What needs a person has nothing for who is signed out.
  const isSignedOut = readSession().status === 'signedOut';
  const features = listed.filter(({ routes }) => !isSignedOut || !routes.some(({ guard }) => guard === signedInGuard));
  const read: SearchContext['read'] = async (query) => {
    try {
      return await client.fetchQuery({ ...query, staleTime: staleMs });
    } catch (error) {
      // A switch of the language cancels what is being read, and this answer is still wanted.
      if (error instanceof CancelledError) return read(query);
      throw error;
    }
  };
  const answers = await Promise.allSettled(
    features.map(async ({ loadSearch }) => {
      const source = await loadSearch?.();
      return source?.find(text, { t, read });
    }),
  );
  for (const answer of answers) {
    if (answer.status === 'rejected') console.error('A feature could not search', answer.reason);
  }
  const sections = answers.flatMap((answer) => (answer.status === 'fulfilled' ? (answer.value ?? []) : []));
  const hasHits = sections.some(({ hits }) => hits.length > 0);
  return { sections, isComplete: hasHits || answers.every(({ status }) => status === 'fulfilled') };
}
