import type { NavigationOffer } from '@quarterdeck/contract';

/** A trail of menu ids without an entry that leads where its own branch leads, such as the home of the help center. */
export function trailWithoutHome(
  trail: readonly string[],
  offers: readonly Pick<NavigationOffer, 'id' | 'to'>[],
): string[] {
  const addressOf = (id: string | undefined) => offers.find((offer) => offer.id === id)?.to;
  const address = addressOf(trail.at(-1));
  const end = address === undefined ? -1 : trail.findIndex((id) => addressOf(id) === address);
  return trail.slice(0, end === -1 ? undefined : end + 1);
}
