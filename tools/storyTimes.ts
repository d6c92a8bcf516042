import path from 'node:path';

/** What the stories of one kind took. */
export interface StoryTimes {
  readonly kind: string;
  readonly stories: number;
  readonly seconds: number;
  readonly longest: { readonly name: string; readonly seconds: number };
}

/** The parts of Vitest's JSON report that tell of time, in milliseconds. */
interface TimedReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly duration?: number | null }[];
  }[];
}

/** The kind of a story by the folder of its file, relative to the root. */
export function kindOfStory(file: string): string {
  const name = file.replaceAll('\\', '/');
  if (name.startsWith('mocks/')) return 'endpoint';
  if (name.startsWith('.storybook/')) return 'workbench';
  if (name.startsWith('packages/ui/')) return 'kit';
  return name.includes('/screens/') || name.startsWith('apps/') ? 'screen' : 'part of a screen';
}

/**
 * Sums the time of the stories in Vitest's JSON report, the kind that took most first. It is time on the clock: on a
 * machine with other work it is more than the work of one core. Loading a file is not in it.
 */
export function storyTimes(json: string): StoryTimes[] {
  const { testResults } = JSON.parse(json) as TimedReport;
  const kinds = new Map<string, StoryTimes>();
  for (const { name, assertionResults } of testResults) {
    const file = path.relative(process.cwd(), name);
    const kind = kindOfStory(file);
    for (const { title, duration } of assertionResults) {
      if (typeof duration !== 'number') continue;
      const story = { name: `${path.basename(file, '.stories.tsx')} › ${title}`, seconds: duration / 1000 };
      const before = kinds.get(kind) ?? { kind, stories: 0, seconds: 0, longest: story };
      kinds.set(kind, {
        kind,
        stories: before.stories + 1,
        seconds: before.seconds + story.seconds,
        longest: story.seconds > before.longest.seconds ? story : before.longest,
      });
    }
  }
  return [...kinds.values()].toSorted((one, other) => other.seconds - one.seconds);
}
