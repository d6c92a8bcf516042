import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findingsWithout, reviewLine, unreviewed, type Review } from './accessibility.ts';
import { differenceOf } from './difference.ts';
import { packageOf } from './entries.ts';
import { lockValue, type Locks } from './locks.ts';
import type { Shot } from './modes.ts';
import type { Picture } from './picture.ts';
import type { Result } from './results.ts';
import { failedAgain, isSettledByLock, verdictOf, type Evidence } from './verdicts.ts';
import type { Visit, Visitor } from './visit.ts';

/** What all pictures of a run are judged by. */
export interface Measure {
  readonly locks: Locks;
  /** Whether the locks were made in this environment. */
  readonly lockCounts: boolean;
  readonly reviews: readonly Review[];
  /** Ids of the stories of the base; undefined without one. */
  readonly baseIds: ReadonlySet<string> | undefined;
  /** Folder of the report. */
  readonly out: string;
  /** Each story gets a page that has shown no other. */
  readonly fresh: boolean;
  /** No second looks. */
  readonly once: boolean;
}

/** The pages of one worker. */
export interface Pages {
  readonly head: Visitor;
  readonly base: Visitor | undefined;
}

/** All looks at one story. */
interface Looks {
  readonly shot: Shot;
  readonly head: Visit;
  again?: Visit;
  base: Visit[];
}

/**
 * Looks at stories that share a page as often as it takes to judge their pictures, and keeps those that a person has to see.
 * @param onLook is called when one was looked at for the first time.
 */
export async function judgeGroup(
  group: readonly Shot[],
  pages: Pages,
  measure: Measure,
  onLook: () => void,
): Promise<readonly Result[]> {
  const all: Looks[] = [];
  for (const shot of group) {
    all.push({ shot, head: await pages.head.visit(shot, measure.fresh), base: [] });
    onLook();
  }
  for (const looks of all)
    if (!measure.once && !isSettledByLock(firstEvidence(looks, measure))) await lookAgain(looks, pages, measure);
  const results: Result[] = [];
  for (const looks of all) results.push(await resultOf(looks, measure));
  return results;
}

/** The second looks have pages of their own: a story must not depend on those that its page has shown before. */
async function lookAgain(looks: Looks, { head, base }: Pages, { baseIds }: Measure): Promise<void> {
  const { shot } = looks;
  looks.again = await head.visit(shot, true);
  if (
    looks.head.failures.length > 0 ||
    lineOfAgain(looks.again) !== lineOf(looks.head) ||
    !base ||
    !baseIds?.has(shot.entry.id)
  )
    return;
  looks.base.push(await base.visit(shot, true));
  if (looks.base[0] && lineOf(looks.base[0]) !== lineOf(looks.head)) looks.base.push(await base.visit(shot, true));
}

function lockedLine({ entry, key }: Shot, { locks }: Measure): string | undefined {
  return locks.get(packageOf(entry))?.get(key);
}

function firstEvidence({ shot, head }: Looks, measure: Measure): Evidence {
  return {
    hasFailed: head.failures.length > 0 || !head.picture,
    lockCounts: measure.lockCounts,
    locked: measure.lockCounts ? lockedLine(shot, measure) : undefined,
    head: lineOf(head),
  };
}

async function resultOf(looks: Looks, measure: Measure): Promise<Result> {
  const { shot, head: visit, again, base } = looks;
  const { entry, mode, key } = shot;
  const open = unreviewed(entry.id, visit.incomplete, measure.reviews);
  // Several elements of a list have one selector when what is made for them is left out of it.
  const toReview = [...new Set(open.map((finding) => reviewLine(entry.id, finding)))];
  const looksLike = verdictOf({
    ...firstEvidence(looks, measure),
    again: again && lineOfAgain(again),
    base: measure.baseIds && base.map(lineOf),
  });
  // What is left to review does not keep anybody from seeing what has changed.
  const verdict = toReview.length > 0 && ['pass', 'drift'].includes(looksLike) ? 'failed' : looksLike;
  const [before, after] = picturesToShow(looks, verdict === 'unstable');
  const isShown = verdict !== 'pass' && verdict !== 'drift';
  return {
    key,
    storyId: entry.id,
    title: `${entry.title} › ${entry.name}`,
    mode: mode.name,
    packageName: packageOf(entry),
    verdict,
    line: visit.picture && lockValue(visit.picture),
    locked: lockedLine(shot, measure),
    failures: [
      ...visit.failures,
      ...(again?.failures ?? []).map((text) => `At the second look: ${text}`),
      ...toReview.map((line) => `Not decided by axe, nor by a person: ${line}`),
    ],
    toReview,
    deltas: base[0] ? deltasOf(base[0], visit) : [],
    seconds: [visit, again, ...base].reduce((sum, one) => sum + (one?.seconds ?? 0), 0),
    ...(isShown ? await keepPictures(key, before, after, measure.out) : { pictures: {} }),
  };
}

const lineOf = ({ picture }: Visit): string => (picture ? lockValue(picture) : 'no picture');
/** Of a second look. A story that fails then is not the same, whatever it looks like. */
const lineOfAgain = (again: Visit): string => (again.failures.length > 0 ? failedAgain : lineOf(again));

function picturesToShow(
  { head, again, base }: Looks,
  isUnstable: boolean,
): readonly [Picture | undefined, Picture | undefined] {
  if (!isUnstable) return [base[0]?.picture, head.picture];
  const other = [again, ...base].find((visit) => visit && lineOf(visit) !== lineOf(head));
  return [other?.picture, head.picture];
}

async function keepPictures(
  key: string,
  before: Picture | undefined,
  after: Picture | undefined,
  out: string,
): Promise<Pick<Result, 'pictures' | 'difference'>> {
  await mkdir(path.join(out, 'pictures'), { recursive: true });
  const keep = async (name: string, png: Buffer) => {
    const file = `pictures/${key}-${name}.png`;
    await writeFile(path.join(out, file), png);
    return file;
  };
  const difference = before && after && before.hash !== after.hash ? differenceOf(before.png, after.png) : undefined;
  return {
    difference: difference && { summary: difference.summary, kind: difference.kind, signature: difference.signature },
    pictures: {
      ...(before ? { before: await keep('before', before.png) } : {}),
      ...(after ? { after: await keep('after', after.png) } : {}),
      ...(difference ? { difference: await keep('difference', difference.png) } : {}),
    },
  };
}

function deltasOf(base: Visit, head: Visit): string[] {
  const findings = (from: Visit, without: Visit) =>
    findingsWithout(from.incomplete, without.incomplete).map(({ rule, target }) => `${rule} ${target}`);
  const printed = (from: Visit, without: Visit) => from.console.filter((text) => !without.console.includes(text));
  const failures = (from: Visit, without: Visit) => from.failures.filter((text) => !without.failures.includes(text));
  return [findings, printed, failures].flatMap((list) => [
    ...list(head, base).map((text) => `+ ${text}`),
    ...list(base, head).map((text) => `- ${text}`),
  ]);
}
