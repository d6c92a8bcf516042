import { type Counts, countPlaywright, countVitest } from './testReports.ts';

export interface Stage {
  readonly name: string;
  /** A script of the root package.json, so that a stage is the same whether run here or alone. */
  readonly script: string;
  /** Files that the script runs; all when absent. */
  readonly files?: readonly string[];
  /** Absent for a stage without tests: it counts as one, passed or failed. */
  readonly report?: {
    /** Makes the stage write its JSON report to `file` beside its usual output. */
    readonly request: (file: string) => { readonly args: string[]; readonly env: Record<string, string> };
    /** Throws when the text is no such report. */
    readonly count: (json: string) => Counts;
  };
  /** Name of the stage without whose success this one cannot run. */
  readonly needs?: string;
}

const vitestReport = {
  request: (file: string) => ({
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env: {},
  }),
  count: countVitest,
};

const playwrightReport = {
  request: (file: string) => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
  count: countPlaywright,
};

const build: Stage = { name: 'build', script: 'build' };
const checks: readonly Stage[] = [
  { name: 'types', script: 'typecheck' },
  { name: 'lint', script: 'lint' },
  { name: 'unused', script: 'unused' },
  { name: 'versions', script: 'versions' },
  // It reads the packages' sources and writes a folder that nobody else reads.
  { name: 'workbench', script: 'build-storybook' },
];
const unit: Stage = { name: 'unit', script: 'test:unit', report: vitestReport };
/** Asks the registry for what the packages need. */
const packages: Stage = { name: 'packages', script: 'test:packages', needs: 'build' };
/** Writes a feature into the tree and takes it out again, so nothing else may read the tree meanwhile. */
const generator: Stage = { name: 'generator', script: 'test:generator', needs: 'build' };
const browserStages: readonly Stage[] = [
  { name: 'stories', script: 'test:stories', report: vitestReport },
  { name: 'walks', script: 'test:walks', report: playwrightReport, needs: 'build' },
  { name: 'docs', script: 'test:docs', report: playwrightReport, needs: 'workbench' },
];

/** With fewer cores than this, unit tests beside the checks would only take turns with them. */
const coresToShare = 5;

/**
 * Everything `npm test` checks, what is quick or needed by others first. The stages of one round run at the same time:
 * they read the same files and change none, and the compiler alone leaves a core idle. The build stands alone: it
 * deletes and writes the packages' `dist`, and the linter follows imports into it. Each browser stage fills all cores.
 */
export function roundsFor(cores: number): readonly (readonly Stage[])[] {
  const first = cores < coresToShare ? [[build], checks, [unit]] : [[build], [...checks, unit]];
  return [...first, [packages], [generator], ...browserStages.map((stage) => [stage])];
}
