import { frameMs, nextFrameMs } from '../report/frames.ts';
import type { Goal } from '../report/goals.ts';
import type { ListComparison } from './listTable.ts';

export function listGoals({ bare, site }: ListComparison): Goal[] {
  return [
    {
      name: '10,000 tasks: answer to rows, to the bare table',
      limit: 1,
      measured: site.mountFromAnswer.median / bare.mountFromAnswer.median,
      unit: 'x',
    },
    {
      name: '10,000 tasks: mount from memory, to the bare table',
      limit: 1,
      measured: site.mountFromMemory.median / bare.mountFromMemory.median,
      unit: 'x',
    },
    { name: '10,000 tasks: scroll, frame p95', limit: frameMs, measured: site.scrollGap95.median, unit: 'ms' },
    {
      name: '10,000 tasks: a letter typed shows in the next frame',
      limit: nextFrameMs,
      measured: site.typing.median,
      unit: 'ms',
    },
  ];
}
