import { availableParallelism, cpus, loadavg } from 'node:os';

export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly node: string;
  readonly chromium: string;
  /** Processes that wanted to run, mean of the last minute. More than `cores` means: read ratios, not times. */
  readonly loadAverageBefore: number;
  readonly loadAverageAfter: number;
}

export const loadAverage = (): number => Number((loadavg()[0] ?? 0).toFixed(2));

export function describeMachine(chromium: string, loadAverageBefore: number): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    node: process.version,
    chromium,
    loadAverageBefore,
    loadAverageAfter: loadAverage(),
  };
}
