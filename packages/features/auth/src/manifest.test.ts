import { expect, it } from 'vitest';
import { auth } from './manifest';

const addresses = auth.routes.map(({ path }) => path);

it('AU-1 offers seven pages in seven frames, and one address to sign out', () => {
  const pages = addresses.filter((path) => path.startsWith('/pages/authentication/'));
  expect(pages).toHaveLength(49);
  expect(new Set(pages).size).toBe(49);
  expect(pages).toContain('/pages/authentication/unlock-session/split-screen-reversed');
  expect(addresses).toContain('/sign-out');
});

it('keeps what was typed from one frame of a page to another', () => {
  const signIn = auth.routes.filter(({ path }) => path.includes('/sign-in/'));
  expect(new Set(signIn.map(({ screen }) => screen)).size).toBe(1);
});
