/**
 * `npm run bench`: measures the built site beside references of the same run, prints tables and writes JSON. Options:
 * `--runs 5`, `--only loads,layouts,navigation,list,marketplace,frame,switches,charts,dashboards,mock`, `--json <file>`, `--site <folder of a build>`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './bench/browser/open.ts';
import { measureCharts } from './bench/chart/charts.ts';
import { measureDashboards } from './bench/dashboards/dashboards.ts';
import { measureFrame } from './bench/frame/frame.ts';
import { measureSwitches } from './bench/frame/switches.ts';
import { measureLists } from './bench/list/lists.ts';
import { measureLayouts } from './bench/loads/layouts.ts';
import { measureLoads } from './bench/loads/loads.ts';
import { measureMarketplace } from './bench/marketplace/marketplace.ts';
import { measureMock } from './bench/mock/mockCalls.ts';
import { measureNavigation } from './bench/navigation/navigation.ts';
import { goalTable, isMet } from './bench/report/goals.ts';
import { describeMachine, loadAverage } from './bench/report/machine.ts';
import type { PartResult, Setting } from './bench/report/part.ts';
import { serveSites } from './bench/serve/sites.ts';

const parts: Readonly<Record<string, (setting: Setting) => Promise<PartResult>>> = {
  loads: measureLoads,
  layouts: measureLayouts,
  navigation: measureNavigation,
  list: measureLists,
  marketplace: measureMarketplace,
  frame: measureFrame,
  switches: measureSwitches,
  charts: measureCharts,
  dashboards: measureDashboards,
  mock: measureMock,
};

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: Object.keys(parts).join(',') },
    json: { type: 'string', default: path.join(root, '.cache', 'bench', 'result.json') },
    site: { type: 'string', default: path.join(root, 'apps', 'site', 'dist') },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) stop(`--runs ${values.runs} is no number of runs.`);
const names = values.only.split(',');
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) stop(`No part is called ${unknown.join(' or ')}; there are ${Object.keys(parts).join(', ')}.`);

const loadBefore = loadAverage();
const sites = await serveSites(path.resolve(values.site)).catch((error: unknown) =>
  stop(error instanceof Error ? error.message : String(error)),
);
const browser = await launchBrowser();
const results = new Map<string, PartResult>();
try {
  for (const name of names) {
    const result = await parts[name]?.({ browser, sites, runs, log: progress });
    if (!result) continue;
    results.set(name, result);
    console.log(`\n${[result.title, ...result.tables].join('\n\n')}`);
  }
} finally {
  await browser.close();
  sites.close();
}

const goals = [...results.values()].flatMap((result) => result.goals);
const machine = describeMachine(browser.version(), loadBefore);
const file = path.resolve(values.json);
await mkdir(path.dirname(file), { recursive: true });
await writeFile(
  file,
  `${JSON.stringify(
    {
      measuredAt: new Date().toISOString(),
      machine,
      runs,
      goals: goals.map((goal) => ({ ...goal, isMet: isMet(goal) })),
      parts: Object.fromEntries([...results].map(([name, { title, figures }]) => [name, { title, figures }])),
    },
    null,
    2,
  )}\n`,
);
if (goals.length > 0) console.log(`\n${goalTable(goals)}`);
console.log(
  `\nChromium ${machine.chromium}, Node ${machine.node}, ${machine.cores} cores, load average ` +
    `${machine.loadAverageBefore} before and ${machine.loadAverageAfter} after. ` +
    `All figures: ${path.relative(process.cwd(), file)}`,
);

/** A line that the next one replaces, where there is somebody to see it. */
function progress(step: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${step}`);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
