/**
 * `npm run visual:mutate`: makes known defects to stories of the built workbench, one at a time, and tells which of them the
 * picture, the play function or axe notices; then changes that nobody can see, which must not be noticed. `--only <regex>`
 * takes some of them, `--workbench <folder>` another build. Exit 1 when fewer than 97 % are caught or anything is a false alarm.
 */
import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright';
import { launchBrowser, runnerUserAgent } from './visual/browser.ts';
import { readEntries } from './visual/entries.ts';
import { lockValue } from './visual/locks.ts';
import { shotsOf, type Shot } from './visual/modes.ts';
import { defects } from './visual/mutations/defects.ts';
import type { Mutation } from './visual/mutations/mutation.ts';
import { refactors } from './visual/mutations/refactors.ts';
import { serveWorkbench } from './visual/serve.ts';
import { createVisitor, type Visit } from './visual/visit.ts';

/** Of the defects, so many have to be caught. */
const goal = 0.97;

const { values } = parseArgs({
  options: {
    workbench: { type: 'string', default: 'storybook-static' },
    only: { type: 'string', default: '' },
  },
});
const isWanted = ({ id }: Mutation) => new RegExp(values.only).test(id);

const entries = await readEntries(values.workbench);
const browser = await launchBrowser();
const served = await serveWorkbench(values.workbench);
const userAgent = await runnerUserAgent(browser);
const plain = new Map<string, Promise<Visit>>();
try {
  const caught = await tryAll(defects.filter(isWanted));
  const alarms = await tryAll(refactors.filter(isWanted));
  if (caught.length + alarms.length === 0) throw new Error(`Nothing has an id like ${values.only}.`);
  const share = caught.filter(({ noticed }) => noticed.length > 0).length / Math.max(1, caught.length);
  print('defect', caught);
  print('harmless', alarms);
  const falseAlarms = alarms.filter(({ noticed }) => noticed.length > 0).length;
  console.log(`${(share * 100).toFixed(1)} % of ${caught.length} defects noticed, ${falseAlarms} false alarms`);
  process.exitCode = (caught.length > 0 && share < goal) || falseAlarms > 0 ? 1 : 0;
} finally {
  await browser.close();
  served.close();
}

interface Tried {
  readonly mutation: Mutation;
  /** By what: the `picture`, a `failure` of the play function or of axe, or something that axe leaves `undecided`. */
  readonly noticed: readonly string[];
}

async function tryAll(mutations: readonly Mutation[]): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const mutation of mutations) tried.push({ mutation, noticed: await noticedOf(mutation) });
  return tried;
}

async function noticedOf(mutation: Mutation): Promise<readonly string[]> {
  const { story, mode = 'desktop-light', css, script } = mutation;
  const shot = await shotOf(story, mode);
  const before = await (plain.get(shot.key) ?? keepPlain(shot));
  if (before.failures.length > 0) throw new Error(`${shot.key} fails by itself: ${before.failures[0]}`);
  const after = await look(shot, async (context) => {
    if (script) await context.addInitScript(script);
    if (css !== undefined) await context.addInitScript(addRules, css);
  });
  const findings = (visit: Visit) => visit.incomplete.map(({ rule, target }) => `${rule} ${target}`).join();
  return [
    ...(after.picture && lineOf(after) !== lineOf(before) ? ['picture'] : []),
    ...(after.failures.length > 0 ? ['failure'] : []),
    ...(findings(after) === findings(before) ? [] : ['undecided']),
  ];
}

function lineOf({ picture }: Visit): string | undefined {
  return picture && lockValue(picture);
}

function keepPlain(shot: Shot): Promise<Visit> {
  const visit = look(shot);
  plain.set(shot.key, visit);
  return visit;
}

async function look(shot: Shot, prepare?: (context: BrowserContext) => Promise<void>): Promise<Visit> {
  const visitor = createVisitor(browser, served.origin, userAgent, prepare);
  const visit = await visitor.visit(shot, true);
  await visitor.close();
  return visit;
}

async function shotOf(story: string, mode: string): Promise<Shot> {
  const visitor = createVisitor(browser, served.origin, userAgent);
  const facts = await visitor.facts([story]);
  const shots = shotsOf(
    entries.filter(({ id }) => id === story),
    () => facts.get(story) ?? {},
  );
  // A story with a viewport of its own has modes of that name; the scheme is the same.
  const shot =
    shots.find(({ mode: { name } }) => name === mode) ?? shots.find((one) => one.mode.name.endsWith(schemeOf(mode)));
  if (!shot) throw new Error(`There is no story ${story}.`);
  return shot;
}

function schemeOf(mode: string): string {
  return mode.replace(/^.*-/, '');
}

/** Runs in the page. */
function addRules(css: string): void {
  addEventListener('DOMContentLoaded', () => {
    const rules = document.createElement('style');
    rules.textContent = css;
    // After what styled-components adds to the head.
    document.body.append(rules);
  });
}

function print(kind: string, tried: readonly Tried[]): void {
  for (const { mutation, noticed } of tried)
    console.log(
      `${kind.padEnd(9)} ${mutation.id.padEnd(28)} ${(noticed.join(', ') || 'not noticed').padEnd(22)} ${mutation.what} (${mutation.story})`,
    );
}
