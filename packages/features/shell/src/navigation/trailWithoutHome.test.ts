import { expect, it } from 'vitest';
import { trailWithoutHome } from './trailWithoutHome';

const offers = [
  { id: 'help', to: '/help' },
  { id: 'help.home', to: '/help' },
  { id: 'help.faqs', to: '/help/faqs' },
];

it.each([
  [
    ['apps', 'help', 'help.home'],
    ['apps', 'help'],
  ],
  [
    ['apps', 'help', 'help.faqs'],
    ['apps', 'help', 'help.faqs'],
  ],
  [
    ['apps', 'chat'],
    ['apps', 'chat'],
  ],
  [[], []],
])('makes of %j %j', (trail, shown) => {
  expect(trailWithoutHome(trail, offers)).toEqual(shown);
});
