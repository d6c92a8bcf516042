import { expect, it } from 'vitest';
import { mergeMessages } from './mergeMessages';

it('makes one group of those with the same name', () => {
  expect(
    mergeMessages([{ project: { free: 'Free' } }, { help: 'Help' }, { project: { leave: { title: 'Leave?' } } }]),
  ).toEqual({
    project: { free: 'Free', leave: { title: 'Leave?' } },
    help: 'Help',
  });
});

it('refuses the same message twice', () => {
  expect(() => mergeMessages([{ project: { free: 'Free' } }, { project: { free: 'Gratis' } }])).toThrow('free');
});
