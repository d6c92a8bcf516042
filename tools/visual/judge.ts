import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findingsWithout, reviewLine, unreviewed, type Review } from './accessibility.ts';
import { differenceOf } from './difference.ts';
import { packageOf } from './entries.ts';
import { lockValue, type Locks } from './locks.ts';
import type { Shot } from './modes.ts';
import type { Picture } from './picture.ts';
import type { Result } from './results.ts';
import { isSettledByLock, verdictOf, type Evidence } from './verdicts.ts';
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
}

/** The pages of one worker. */
export interface Pages {
  readonly head: Visitor;
  readonly base: Visitor | undefined;
}

/** Looks at a story as often as it takes to judge its picture, and keeps pictures that a person has to see. */
export async function judge(shot: Shot, { head, base }: Pages, measure: Measure): Promise<Result> {
  const { entry, mode, key } = shot;
  const visit = await head.visit(shot, measure.fresh);
  const open = unreviewed(entry.id, visit.incomplete, measure.reviews);
  // Several elements of a list have one selector when what is made for them is left out of it.
  const toReview = [...new Set(open.map((finding) => reviewLine(entry.id, finding)))];
  const failures = [...visit.failures, ...toReview.map((line) => `Not decided by axe, nor by a person: ${line}`)];
  const packageName = packageOf(entry);
  const locked = measure.locks.get(packageName)?.get(key);
  const first: Evidence = {
    hasFailed: visit.failures.length > 0 || !visit.picture,
    lockCounts: measure.lockCounts,
    locked: measure.lockCounts ? locked : undefined,
    head: lineOf(visit),
  };
  const visits: Looks = { head: visit, base: [] };
  if (!isSettledByLock(first)) await lookAgain(shot, visits, { head, base }, measure);
  const evidence: Evidence = {
    ...first,
    again: visits.again && lineOf(visits.again),
    base: measure.baseIds && visits.base.map(lineOf),
  };
  const looksLike = verdictOf(evidence);
  // What is left to review does not keep anybody from seeing what has changed.
  const verdict = toReview.length > 0 && ['pass', 'drift'].includes(looksLike) ? 'failed' : looksLike;
  const [before, after] = picturesToShow(visits, verdict === 'unstable', lineOf(visit));
  const isShown = verdict !== 'pass' && verdict !== 'drift';
  return {
    key,
    storyId: entry.id,
    title: `${entry.title} › ${entry.name}`,
    mode: mode.name,
    packageName,
    verdict,
    line: visit.picture && lockValue(visit.picture),
    locked,
    failures,
    toReview,
    deltas: visits.base[0] ? deltasOf(visits.base[0], visit) : [],
    late: visit.late,
    seconds: [visit, visits.again, ...visits.base].reduce((sum, one) => sum + (one?.seconds ?? 0), 0),
    ...(isShown ? await keepPictures(key, before, after, measure.out) : { pictures: {} }),
  };
}

interface Looks {
  readonly head: Visit;
  again?: Visit;
  base: Visit[];
}

const lineOf = ({ picture }: Visit): string => (picture ? lockValue(picture) : 'no picture');

/** The second looks have pages of their own: a story must not depend on those that its page has shown before. */
async function lookAgain(shot: Shot, looks: Looks, { head, base }: Pages, { baseIds }: Measure): Promise<void> {
  looks.again = await head.visit(shot, true);
  if (lineOf(looks.again) !== lineOf(looks.head) || !base || !baseIds?.has(shot.entry.id)) return;
  looks.base.push(await base.visit(shot, true));
  if (looks.base[0] && lineOf(looks.base[0]) !== lineOf(looks.head)) looks.base.push(await base.visit(shot, true));
}

function picturesToShow(
  { head, again, base }: Looks,
  isUnstable: boolean,
  line: string,
): readonly [Picture | undefined, Picture | undefined] {
  if (!isUnstable) return [base[0]?.picture, head.picture];
  const other = [again, ...base].find((visit) => visit && lineOf(visit) !== line);
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
    difference: difference && { summary: difference.summary, signature: difference.signature },
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
