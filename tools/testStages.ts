import { type Counts, countPlaywright, countVitest } from './testReports.ts';

export interface Stage {
  readonly name: string;
  /** A script of the root package.json, so that a stage is the same whether run here or alone. */
  readonly script: string;
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

/**
 * Everything `npm test` checks, what is quick or needed by others first. The stages of one round run at the same time:
 * they read the same files and change none, and the compiler alone leaves a core idle. The build stands alone: it
 * deletes and writes the packages' `dist`, and the linter follows imports into it.
 */
export const rounds: readonly (readonly Stage[])[] = [
  [{ name: 'build', script: 'build' }],
  [
    { name: 'types', script: 'typecheck' },
    { name: 'lint', script: 'lint' },
    { name: 'unused', script: 'unused' },
    { name: 'versions', script: 'versions' },
    // It reads the packages' sources and writes a folder that nobody else reads.
    { name: 'workbench', script: 'build-storybook' },
  ],
  [{ name: 'unit', script: 'test:unit', report: vitestReport }],
  [{ name: 'stories', script: 'test:stories', report: vitestReport }],
  [{ name: 'walks', script: 'test:walks', report: playwrightReport, needs: 'build' }],
  [{ name: 'docs', script: 'test:docs', report: playwrightReport, needs: 'workbench' }],
];
