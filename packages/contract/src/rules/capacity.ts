/** A project runs twelve weeks of five working days. */
export const daysPerWeek = 5;
export const weeksPerProject = 12;
export const capacityDays = daysPerWeek * weeksPerProject;

/** Something with an estimate in working days; null while nobody has estimated it. */
export interface Estimated {
  estimateDays: number | null;
}

export interface Plan<T> {
  /** Sum of the estimates, in working days. */
  plannedDays: number;
  /** Days above the capacity; 0 while all fits. */
  overDays: number;
  /** Items that end after the last day, in the order given; what nobody has estimated is never among them. */
  beyond: T[];
  /** Items without an estimate, in the order given. */
  unestimated: T[];
}

/** Lays items out one after the other, in the order given, and tells what does not fit into the twelve weeks. */
export function planItems<T extends Estimated>(items: readonly T[]): Plan<T> {
  const plan: Plan<T> = { plannedDays: 0, overDays: 0, beyond: [], unestimated: [] };
  for (const item of items) {
    if (item.estimateDays === null) {
      plan.unestimated.push(item);
      continue;
    }
    plan.plannedDays += item.estimateDays;
    if (item.estimateDays > 0 && plan.plannedDays > capacityDays) plan.beyond.push(item);
  }
  plan.overDays = Math.max(0, plan.plannedDays - capacityDays);
  return plan;
}

/** Days as whole weeks and the days left over, as they are shown: 12.5 days are 2 weeks and 2.5 days. */
export function splitWeeks(days: number): { weeks: number; days: number } {
  const weeks = Math.floor(days / daysPerWeek);
  return { weeks, days: days - weeks * daysPerWeek };
}
