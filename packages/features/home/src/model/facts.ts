import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { toHalfWeeks } from '@quarterdeck/contract/rules/effort';
import { summarizeSelection } from '@quarterdeck/contract/rules/selection';
import type { RequirementFacts } from '@quarterdeck/data/visit/useRequirementCard';

/** A requirement without its words, which are among the translations of the home page. */
export type WordlessRequirement = Omit<RequirementFacts, 'title' | 'summary'>;

/**
 * Requirements of the marketplace that the home page shows before anything is asked for. A test compares them with the
 * marketplace, so that no number on the page is made up.
 */
export const shownRequirements: readonly WordlessRequirement[] = (
  [
    ['QD-014', 'accounts', 7.5, 1480],
    ['QD-027', 'commerce', 10, 2350],
    ['QD-031', 'communication', 5, 890],
    ['QD-042', 'data', 7.5, 1720],
    ['QD-015', 'accounts', 5, 980],
    ['QD-008', 'content', 2.5, 0],
    ['QD-045', 'commerce', 12.5, 2640],
    ['QD-039', 'data', 4, 610],
    ['QD-055', 'platform', 9, 1690],
    ['QD-020', 'experience', 6, 1150],
  ] as const
).map(([id, category, estimateDays, price]) => ({
  id: id as RequirementId,
  category,
  estimateDays,
  price,
  currency: 'USD',
}));

/** Requirements in the marketplace. */
export const requirementCount = 60;
/** People in the crew. */
export const crewSize = 5;

const pick = (...ids: readonly string[]) => shownRequirements.filter(({ id }) => ids.includes(id));

/** The three cards of the hero: the first is offered, the others are selected. */
export const heroCards = pick('QD-014', 'QD-027', 'QD-031');
/** The voyage of the hero, without the card that is only offered: seven and a half weeks. */
export const heroVoyage = pick('QD-027', 'QD-031', 'QD-042', 'QD-015', 'QD-039', 'QD-020');
/** The wall of cards. */
export const wallCards = pick('QD-027', 'QD-008', 'QD-045', 'QD-039', 'QD-042', 'QD-055', 'QD-020', 'QD-031');
/** The example of the price. */
export const priceExample = pick('QD-027', 'QD-031', 'QD-008');

/** What requirements come to, in minor units and working days. */
export function sumOf(requirements: readonly WordlessRequirement[]) {
  const { totalMinor } = summarizeSelection(requirements, undefined, 'USD');
  const days = requirements.reduce((sum, { estimateDays }) => sum + estimateDays, 0);
  return { totalMinor, days, weeks: toHalfWeeks(days) };
}
