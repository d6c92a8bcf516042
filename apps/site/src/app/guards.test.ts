import { expect, it } from 'vitest';
import { guardAddress } from './guards';

it('lets everybody into a page without a guard', () => {
  expect(guardAddress(undefined, { hasSession: false, hasProject: false })).toBeNull();
});
it('sends visitors without a session home, and those without a project to get started', () => {
  expect(guardAddress('project', { hasSession: false, hasProject: true })).toBe('/home');
  expect(guardAddress('project', { hasSession: true, hasProject: false })).toBe('/getstarted');
  expect(guardAddress('session', { hasSession: true, hasProject: false })).toBeNull();
  expect(guardAddress('project', { hasSession: true, hasProject: true })).toBeNull();
});
