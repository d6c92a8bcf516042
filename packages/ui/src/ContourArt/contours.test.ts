import { describe, expect, it } from 'vitest';
import { contourPaths } from './contours';

const options = { seed: 'QD-027', width: 280, height: 104, levels: 12 };

describe('contourPaths', () => {
  it('draws the same chart for the same seed', () => {
    expect(contourPaths(options)).toEqual(contourPaths({ ...options }));
  });

  it('draws another chart for another seed', () => {
    expect(contourPaths(options)).not.toEqual(contourPaths({ ...options, seed: 'QD-028' }));
  });

  it('gives one path per level, each of closed rings', () => {
    const paths = contourPaths(options);
    expect(paths).toHaveLength(12);
    for (const path of paths) {
      expect(path.match(/M/g)?.length).toBe(path.match(/z/g)?.length);
      expect(path).not.toMatch(/NaN|Infinity/);
    }
  });
});
