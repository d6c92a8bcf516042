import { describe, expect, it } from 'vitest';
import { chooseLayout } from './layoutChoice';

describe('CF-3: which layout a page gets', () => {
  it('takes the configured one without wishes', () => {
    expect(chooseLayout({ query: null, route: undefined, preference: null })).toBe('classy');
  });
  it('prefers the choice of the person, then the route, then the address', () => {
    expect(chooseLayout({ query: null, route: undefined, preference: 'centered' })).toBe('centered');
    expect(chooseLayout({ query: null, route: 'empty', preference: 'centered' })).toBe('empty');
    expect(chooseLayout({ query: 'classy', route: 'empty', preference: 'centered' })).toBe('classy');
  });
  it('ignores names that no layout has', () => {
    for (const query of ['nonsense', '__proto__', 'constructor', '', 'CLASSY']) {
      expect(chooseLayout({ query, route: undefined, preference: null })).toBe('classy');
    }
  });
});
