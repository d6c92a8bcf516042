import { describe, expect, it } from 'vitest';
import { planWay } from './planWay';

const choice = { isSignedOut: false, hasProject: true, from: '/pages/pricing/modern', subject: 'Plan: Team & more' };

describe('PG-3 choosing a plan', () => {
  it('is a message to support for who has a project, with the plan as its subject', () => {
    const address = new URL(planWay(choice), 'http://localhost');
    expect(address.pathname).toBe('/apps/help-center/support');
    expect(address.searchParams.get('subject')).toBe('Plan: Team & more');
  });

  it('begins with a project for who has none', () => {
    expect(planWay({ ...choice, hasProject: false })).toBe('/getstarted');
  });

  it('begins with signing up for who has signed out, and comes back to the prices', () => {
    const address = new URL(planWay({ ...choice, isSignedOut: true }), 'http://localhost');
    expect(address.pathname).toMatch(/^\/pages\/authentication\/sign-up\//);
    expect(address.searchParams.get('returnTo')).toBe('/pages/pricing/modern');
  });
});
