import { expect, it } from 'vitest';
import { retryStep } from './retryStep';

const visit = { key: 'default', pathname: '/pages/error/500', referrer: '', origin: 'https://deck.example' };

it('goes back where the router led here', () => {
  expect(retryStep({ ...visit, key: 'k3x' })).toEqual({ kind: 'back' });
});
it('leads to the page of this site that led here', () => {
  expect(retryStep({ ...visit, referrer: 'https://deck.example/apps/tasks?q=a' })).toEqual({
    kind: 'address',
    address: '/apps/tasks?q=a',
  });
});
it.each(['', 'no address', 'https://elsewhere.example/apps/tasks', 'https://deck.example/pages/error/500?again'])(
  'leads home after %j',
  (referrer) => {
    expect(retryStep({ ...visit, referrer })).toEqual({ kind: 'home' });
  },
);
