import type { Requirement, RequirementCategory } from '@quarterdeck/contract/entities/requirement';

/** What a project can be for. */
export const goalIds = ['sell', 'serve', 'team', 'reach', 'steer', 'launch'] as const;
export type GoalId = (typeof goalIds)[number];

/** The parts of the marketplace that serve a goal, the closest first. */
const categoriesOf: Record<GoalId, readonly RequirementCategory[]> = {
  sell: ['commerce', 'accounts'],
  serve: ['communication', 'content'],
  team: ['accounts', 'communication'],
  reach: ['content', 'experience'],
  steer: ['data', 'operations'],
  launch: ['platform', 'operations'],
};

/** Suggestions for a first backlog. */
export const suggestionCount = 6;

/**
 * Requirements that cost nothing, with what they need, for a first backlog: those that serve the goals come first, in the
 * order of the goals. What needs something that has a price is left out.
 */
export function suggestRequirements(requirements: readonly Requirement[], goals: readonly GoalId[]): Requirement[] {
  const free = requirements.filter(({ price }) => price === 0);
  const freeIds = new Set(free.map(({ id }) => id));
  const wanted = goals.flatMap((goal) => categoriesOf[goal]);
  const rankOf = ({ category }: Requirement) => {
    const rank = wanted.indexOf(category);
    return rank === -1 ? wanted.length : rank;
  };
  const ranked = free
    .filter(({ dependsOn }) => dependsOn.every((id) => freeIds.has(id)))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || a.dependsOn.length - b.dependsOn.length || a.id.localeCompare(b.id));
  const chosen: Requirement[] = [];
  for (const requirement of ranked) {
    if (chosen.length === suggestionCount) break;
    if (requirement.dependsOn.every((id) => chosen.some((one) => one.id === id))) chosen.push(requirement);
  }
  return chosen;
}
