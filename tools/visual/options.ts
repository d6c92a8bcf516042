import { parseArgs } from 'node:util';
import { testWorkers } from '../testWorkers.ts';

/** Counted from 1. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

export interface Options {
  /** Folder of the built workbench whose pictures are judged. */
  readonly workbench: string;
  /** Folder of a built workbench to compare with, or the commit that one is built of. */
  readonly base: string | undefined;
  readonly baseRef: string | undefined;
  /** Only stories that the change since this commit can be seen in. */
  readonly affected: string | undefined;
  /** Regular expression on story ids. */
  readonly only: string | undefined;
  /** One of several parts of the stories, such as the third of seven. */
  readonly part: Part | undefined;
  /** Names of modes; all when absent. */
  readonly modes: readonly string[] | undefined;
  readonly workers: number;
  /** Seed of the order. */
  readonly shuffle: number | undefined;
  /** How often each story is looked at, only to see whether its picture is always the same. */
  readonly times: number | undefined;
  /** Each story gets a page that has shown no other. */
  readonly fresh: boolean;
  /** No second looks: the next run tells which pictures are not always the same. For the first locks of many stories. */
  readonly once: boolean;
  /** Folder of the locks, their environment and the reviews. */
  readonly locks: string;
  /** Folder of the report. */
  readonly out: string;
  /** Write lines of the last report into the locks. */
  readonly accept: boolean;
  /** What is accepted: keys or regular expressions; all when empty. */
  readonly patterns: readonly string[];
  /** Locks of another environment count for nothing: all are made anew. */
  readonly relock: boolean;
  readonly failOnDrift: boolean;
  /** Where the report's links find the workbench. */
  readonly address: string;
  /** Say what there is to choose, and do nothing else. */
  readonly help: boolean;
}

/** The options, as Node reads them. */
export const definitions = {
  workbench: { type: 'string', default: 'storybook-static' },
  base: { type: 'string' },
  'base-ref': { type: 'string' },
  affected: { type: 'string' },
  only: { type: 'string' },
  part: { type: 'string' },
  modes: { type: 'string' },
  workers: { type: 'string' },
  shuffle: { type: 'string' },
  times: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  once: { type: 'boolean', default: false },
  locks: { type: 'string', default: 'visual' },
  out: { type: 'string', default: '.cache/visual' },
  accept: { type: 'boolean', default: false },
  relock: { type: 'boolean', default: false },
  'fail-on-drift': { type: 'boolean', default: false },
  address: { type: 'string', default: 'http://localhost:6006/' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What `--help` says. */
export const usage = `npm run visual [-- <options>]     looks at stories of the built workbench and judges them
npm run visual:accept [-- <names>] writes what the last report found into the locks:
                                  keys, ids of stories or regular expressions; all without

which stories
  --only <pattern>      those whose ids fit a regular expression
  --affected <commit>   those that the change since this commit can be seen in
  --part <n/m>          one of several parts, such as 3/7
  --modes <a,b>         only these, such as desktop-light,phone-dark
compared with the locks, and with
  --base <folder>       another built workbench
  --base-ref <commit>   the workbench of a commit, which is built for it
how
  --workers <n>         how many pages at once
  --shuffle <seed>      in another order
  --times <n>           each story n times, only to see whether it is always the same
  --fresh               each story in a page that has shown no other
  --once                no second looks
  --relock              locks of another environment are made anew
  --fail-on-drift       ends badly where the machine draws otherwise, too
where
  --workbench <folder>  storybook-static
  --locks <folder>      visual
  --out <folder>        .cache/visual
  --address <url>       where the report's links find the workbench

docs/visual.md tells the rest.`;

/** @throws Error when an option is unknown or no number where one is meant. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: definitions,
  });
  if (values.once && (values.base ?? values['base-ref']) !== undefined)
    throw new Error('--once looks at nothing twice, and a base is only looked at by a second look.');
  if (positionals.length > 0 && !values.accept) throw new Error(`${positionals[0]} says nothing without --accept.`);
  return {
    workbench: values.workbench,
    base: values.base,
    baseRef: values['base-ref'],
    affected: values.affected,
    only: values.only,
    part: readPart(values.part),
    modes: values.modes?.split(','),
    workers: numberOf('workers', values.workers) ?? testWorkers(),
    shuffle: numberOf('shuffle', values.shuffle),
    times: numberOf('times', values.times),
    fresh: values.fresh,
    once: values.once,
    locks: values.locks,
    out: values.out,
    accept: values.accept,
    patterns: positionals,
    relock: values.relock,
    failOnDrift: values['fail-on-drift'],
    address: values.address,
    help: values.help,
  };
}

function readPart(text: string | undefined): Part | undefined {
  if (text === undefined) return undefined;
  const [number = '', of = ''] = text.split('/');
  const part = { number: Number(number), of: Number(of) };
  if (!/^[1-9]\d*\/[1-9]\d*$/.test(text) || part.number > part.of)
    throw new Error(`--part ${text} is no part such as 3/7.`);
  return part;
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${name} ${text} is no whole number above 0.`);
  return Number(text);
}
