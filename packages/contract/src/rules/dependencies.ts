/** A record that needs others of its kind. */
export interface Dependent<Id extends string> {
  id: Id;
  /** Ids of what must be there before or with it. */
  dependsOn: readonly Id[];
}

/**
 * Everything that `id` needs and that is not in `owned`, directly or by way of others; what is needed first
 * stands first. What is owned is taken for complete, ids that no record has are left out, and a cycle ends.
 */
export function missingDependencies<Id extends string>(
  id: Id,
  records: ReadonlyMap<Id, Dependent<Id>>,
  owned: ReadonlySet<Id>,
): Id[] {
  const seen = new Set<Id>([id]);
  const missing: Id[] = [];
  const visit = (current: Id) => {
    for (const needed of records.get(current)?.dependsOn ?? []) {
      if (seen.has(needed) || owned.has(needed) || !records.has(needed)) continue;
      seen.add(needed);
      visit(needed);
      missing.push(needed);
    }
  };
  visit(id);
  return missing;
}

/** A circle of dependencies as ids, each needing the next and the last the first; undefined when there is none. */
export function findCycle<Id extends string>(records: ReadonlyMap<Id, Dependent<Id>>): Id[] | undefined {
  const done = new Set<Id>();
  const path: Id[] = [];
  const visit = (id: Id): Id[] | undefined => {
    if (done.has(id)) return undefined;
    const at = path.indexOf(id);
    if (at !== -1) return path.slice(at);
    path.push(id);
    for (const needed of records.get(id)?.dependsOn ?? []) {
      const cycle = visit(needed);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(id);
    return undefined;
  };
  for (const id of records.keys()) {
    const cycle = visit(id);
    if (cycle) return cycle;
  }
  return undefined;
}
