import { hueOf, hues } from '@quarterdeck/ui/hues';
import { expect, it } from 'vitest';
import { labelHues } from './labelHues';

const itemOf = (createdAt: string, ...labels: string[]) => ({ createdAt, labels });
const names = ['Data', 'Content', 'Messaging', 'Access', 'Operations', 'Bookings', 'Payments', 'Reports', 'Design'];

it('gives each label its own hue while there are enough', () => {
  const found = labelHues(names.map((name, index) => itemOf(`2026-03-0${index + 1}`, name)));
  expect(new Set(found.values()).size).toBe(hues.length);
});

it('leaves the hues of older labels as they are', () => {
  const old = [itemOf('2026-03-01', 'Data', 'Access')];
  const before = labelHues(old);
  const after = labelHues([itemOf('2026-03-09', ...names), ...old]);
  expect([...before].every(([label, hue]) => after.get(label) === hue)).toBe(true);
});

it('falls back to the hue of the name', () => {
  const many = Array.from({ length: 12 }, (_, index) => `label ${index}`);
  const found = labelHues([itemOf('2026-03-01', ...many)]);
  expect(found.get('label 11')).toBe(hueOf('label 11'));
});

it('gives the same hues whatever order the items are in', () => {
  const items = names.map((name) => itemOf('2026-03-01', name));
  expect(Object.fromEntries(labelHues(items))).toEqual(Object.fromEntries(labelHues(items.toReversed())));
});
