import { describe, expect, it } from 'vitest';
import { moved, type PlotCursor } from './usePlotCursor';

const at = (stop: number, series = 0): PlotCursor => ({ stop, series, isByKey: true });

describe('the cursor of a plot with 20 stops and 3 series', () => {
  it.each<[key: string, from: PlotCursor | null, to: PlotCursor | null]>([
    ['ArrowRight', null, at(0)],
    ['ArrowLeft', null, at(19)],
    ['ArrowDown', null, at(0)],
    ['ArrowRight', at(4, 1), at(5, 1)],
    ['ArrowRight', at(19), at(19)],
    ['ArrowLeft', at(0), at(0)],
    ['Home', at(7, 2), at(0, 2)],
    ['End', at(7, 2), at(19, 2)],
    ['PageDown', at(7), at(9)],
    ['PageUp', at(1), at(0)],
    ['ArrowDown', at(7, 2), at(7, 0)],
    ['ArrowUp', at(7, 0), at(7, 2)],
    ['a', at(7), null],
    ['Tab', at(7), null],
  ])('%s from %j goes to %j', (key, from, to) => {
    expect(moved(key, from, 20, 3)).toEqual(to);
  });

  it('stays in the only series', () => {
    expect(moved('ArrowDown', at(3), 20, 1)).toEqual(at(3));
  });
});
