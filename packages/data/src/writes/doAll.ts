/** What came of the parts of an act, in the order of the parts. */
export interface Outcomes<Part, Answer> {
  answers: Answer[];
  done: Part[];
  failed: Part[];
  errors: unknown[];
}

/** Does something for each part and waits for all of them; a part that fails keeps no other from being done. */
export async function doAll<Part, Answer>(
  parts: readonly Part[],
  work: (part: Part) => Promise<Answer>,
): Promise<Outcomes<Part, Answer>> {
  const settled = await Promise.allSettled(parts.map(work));
  const outcomes: Outcomes<Part, Answer> = { answers: [], done: [], failed: [], errors: [] };
  for (const [index, part] of parts.entries()) {
    const outcome = settled[index];
    if (outcome?.status === 'fulfilled') {
      outcomes.answers.push(outcome.value);
      outcomes.done.push(part);
    } else {
      outcomes.failed.push(part);
      outcomes.errors.push(outcome?.reason);
    }
  }
  return outcomes;
}
