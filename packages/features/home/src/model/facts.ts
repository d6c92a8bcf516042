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
export const shownRequirements: readonly WordlessRequirement[] = [
  {
    id: 'QD-014' as RequirementId,
    category: 'accounts',
    estimateDays: 7.5,
    price: 1480,
    currency: 'USD',
  },
  {
    id: 'QD-027' as RequirementId,
    category: 'commerce',
    estimateDays: 10,
    price: 2350,
    currency: 'USD',
  },
  {
    id: 'QD-031' as RequirementId,
    category: 'communication',
    estimateDays: 5,
    price: 890,
    currency: 'USD',
  },
  {
    id: 'QD-042' as RequirementId,
    category: 'data',
    estimateDays: 7.5,
    price: 1720,
    currency: 'USD',
  },
  {
    id: 'QD-015' as RequirementId,
    category: 'accounts',
    estimateDays: 5,
    price: 980,
    currency: 'USD',
  },
  {
    id: 'QD-008' as RequirementId,
    category: 'content',
    estimateDays: 2.5,
    price: 0,
    currency: 'USD',
  },
  {
    id: 'QD-045' as RequirementId,
    category: 'commerce',
    estimateDays: 12.5,
    price: 2640,
    currency: 'USD',
  },
  {
    id: 'QD-039' as RequirementId,
    category: 'data',
    estimateDays: 4,
    price: 610,
    currency: 'USD',
  },
  {
    id: 'QD-055' as RequirementId,
    category: 'platform',
    estimateDays: 9,
    price: 1690,
    currency: 'USD',
  },
  {
    id: 'QD-020' as RequirementId,
    category: 'experience',
    estimateDays: 6,
    price: 1150,
    currency: 'USD',
  },
];

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
export function sumOf(requirements: readonly WordlessRequirement[]): {
  totalMinor: number;
  days: number;
  weeks: number;
} {
  const { totalMinor } = summarizeSelection(requirements, undefined, 'USD');
  const days = requirements.reduce((sum, { estimateDays }) => sum + estimateDays, 0);
  return { totalMinor, days, weeks: toHalfWeeks(days) };
}
