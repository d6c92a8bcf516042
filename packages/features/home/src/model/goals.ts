import type { Requirement, RequirementCategory } from '@quarterdeck/contract/entities/requirement';

/** What a project can be for. */
export const goalIds = ['sell', 'serve', 'team', 'reach', 'steer', 'launch'] as const;
export type GoalId = (typeof goalIds)[number];

/** The parts of the marketplace that serve a goal, the closest first. */
const categoriesOf: Record<GoalId, readonly [RequirementCategory, RequirementCategory]> = {
  sell: ['commerce', 'accounts'],
  serve: ['communication', 'content'],
  team: ['accounts', 'communication'],
  reach: ['content', 'experience'],
  steer: ['data', 'operations'],
  launch: ['operations', 'platform'],
};

/** First items that serve a goal and that people do themselves, in words of `suggested.starter`. */
const starters = {
  sell: ['sell.catalog', 'sell.provider', 'sell.refunds', 'sell.order'],
  serve: ['serve.inbox', 'serve.answers', 'serve.time', 'serve.owners'],
  team: ['team.access', 'team.rules', 'team.guide', 'team.meeting'],
  reach: ['reach.audience', 'reach.words', 'reach.home', 'reach.visits'],
  steer: ['steer.numbers', 'steer.report', 'steer.readers', 'steer.history'],
  launch: ['launch.list', 'launch.rehearsal', 'launch.backup', 'launch.week'],
} as const satisfies Record<GoalId, readonly string[]>;
type StarterId = (typeof starters)[GoalId][number];

/** A requirement that costs nothing, or an item that only has a title. */
export type Suggestion = Requirement | StarterId;

export const suggestionId = (suggestion: Suggestion): string =>
  typeof suggestion === 'string' ? suggestion : suggestion.id;

/** Suggestions for a first backlog. */
export const suggestionCount = 6;

/**
 * Suggestions for a first backlog: each goal in turn gives its next one. Requirements cost nothing and come after what
 * they need; what needs something that has a price is left out. Without a goal they are requirements of all kinds.
 */
export function suggestItems(requirements: readonly Requirement[], goals: readonly GoalId[]): Suggestion[] {
  const freeIds = new Set(requirements.filter(({ price }) => price === 0).map(({ id }) => id));
  const free = requirements
    .filter(({ id, dependsOn }) => freeIds.has(id) && dependsOn.every((needed) => freeIds.has(needed)))
    .toSorted((a, b) => a.dependsOn.length - b.dependsOn.length || a.id.localeCompare(b.id));
  const freeOf = (wanted: RequirementCategory) => free.filter(({ category }) => category === wanted);
  const queues: Suggestion[][] = goals.map((goal) => {
    const [closest, next] = categoriesOf[goal];
    return [...freeOf(closest), ...starters[goal], ...freeOf(next)];
  });
  if (goals.length === 0) queues.push(free);

  const chosen = new Map<string, Suggestion>();
  const isReady = (suggestion: Suggestion) =>
    typeof suggestion === 'string' || suggestion.dependsOn.every((id) => chosen.has(id));
  while (chosen.size < suggestionCount && queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      const next = queue.shift();
      if (next !== undefined && chosen.size < suggestionCount && isReady(next)) chosen.set(suggestionId(next), next);
    }
  }
  return [...chosen.values()];
}
