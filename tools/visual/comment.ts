import { countsOf, groupByDifference, wordsOf, type Report } from './results.ts';
import { bad } from './verdicts.ts';

/** How many groups of equal differences a comment names. */
const groupsNamed = 10;

/** The report in a few lines of Markdown, for a comment beside a change: counts, and the largest groups of differences. */
export function commentOf({ results, seconds }: Pick<Report, 'results' | 'seconds'>): string {
  const groups = groupByDifference(results.filter(({ verdict }) => bad.includes(verdict)));
  const lines = groups.slice(0, groupsNamed).flatMap(([first, ...others]) => {
    if (!first) return [];
    const { verdict, key, difference } = first;
    // What one of them shows is not the number of pixels of all.
    const what = (others.length > 0 && difference?.kind) || wordsOf(first);
    const rest = others.length === 0 ? '' : ` and ${others.length} more`;
    // What a story printed may hold marks of its own; as code it stays as it is.
    return [`- **${verdict}** \`${key}\`${rest}${what === '' ? '' : `: \`${what.replaceAll('`', "'")}\``}`];
  });
  const left = groups.length - groupsNamed;
  return [
    '### Pictures of the stories',
    '',
    results.length === 0 ? 'No story can show this change.' : `${countsOf(results)} in ${Math.round(seconds)} s`,
    ...(lines.length === 0 ? [] : ['', ...lines]),
    ...(left > 0 ? ['', `${left} more groups are in the report.`] : []),
    '',
  ].join('\n');
}
