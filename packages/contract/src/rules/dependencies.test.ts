import { describe, expect, it } from 'vitest';
import { findCycle, missingDependencies, type Dependent } from './dependencies';

/** `{ a: 'bc' }`: a needs b and c. */
function graph(edges: Record<string, string>): Map<string, Dependent<string>> {
  return new Map(Object.entries(edges).map(([id, needed]) => [id, { id, dependsOn: Array.from(needed) }]));
}

describe('missingDependencies', () => {
  const chain = graph({ a: 'bc', b: 'd', c: 'd', d: '', e: '' });

  it.each([
    ['a', '', 'dbc'],
    ['b', '', 'd'],
    ['d', '', ''],
    ['e', '', ''],
    ['a', 'd', 'bc'],
    ['a', 'b', 'dc'],
    ['a', 'bc', ''],
    ['nothing', '', ''],
  ])('of %s, with %j there, are %j: what is needed first stands first', (id, owned, wanted) => {
    expect(missingDependencies(id, chain, new Set(owned)).join('')).toBe(wanted);
  });

  it('takes what is owned for complete', () => {
    expect(missingDependencies('a', graph({ a: 'b', b: 'c', c: '' }), new Set('b'))).toEqual([]);
  });

  it('leaves out what no record has', () => {
    expect(missingDependencies('a', graph({ a: 'xb', b: '' }), new Set())).toEqual(['b']);
  });

  it('ends in a circle and never names the record itself', () => {
    expect(missingDependencies('a', graph({ a: 'b', b: 'c', c: 'a' }), new Set())).toEqual(['c', 'b']);
    expect(missingDependencies('a', graph({ a: 'a' }), new Set())).toEqual([]);
  });
});

describe('findCycle', () => {
  it('finds none where nothing leads back, also when two ways lead to one record', () => {
    expect(findCycle(graph({ a: 'bc', b: 'd', c: 'd', d: '' }))).toBeUndefined();
    expect(findCycle(graph({}))).toBeUndefined();
    expect(findCycle(graph({ a: 'x' }))).toBeUndefined();
  });

  it.each([
    [{ a: 'a' }, 'a'],
    [{ a: 'b', b: 'a' }, 'ab'],
    [{ a: 'b', b: 'c', c: 'd', d: 'b' }, 'bcd'],
  ])('finds the circle of %j', (edges, wanted) => {
    expect(findCycle(graph(edges))?.join('')).toBe(wanted);
  });
});
