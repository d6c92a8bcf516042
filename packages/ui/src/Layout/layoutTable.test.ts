import { expect, it } from 'vitest';
import { builtLayouts, layoutTable } from './layoutTable';

it('LY-1 there are eleven layouts', () => {
  expect(builtLayouts).toHaveLength(11);
});

it.each([
  ['horizontal', ['centered', 'enterprise', 'material', 'modern']],
  ['compact', ['compact', 'thin']],
  ['futuristic', ['futuristic']],
  ['default', ['classic', 'classy', 'dense']],
  [null, ['empty']],
] as const)('LY-6 the %s menu is that of %j', (menu, names) => {
  expect(builtLayouts.filter((name) => layoutTable[name].menu === menu).toSorted()).toEqual(names);
});
