import type { StorageKey } from '@quarterdeck/contract/entities/browserStorage';
import { readVisit, visit } from '@quarterdeck/data/visit/visit';
import { writeText } from '@quarterdeck/ui/storage';
import { afterEach, describe, expect, it } from 'vitest';
import { home } from '../manifest';
import { startAddress } from './startAddress';

const sessionId = 'visit-1';
const project = JSON.stringify({ id: 'project-01', name: 'Harbour CRM', currency: 'USD' });
const projectRequirements = JSON.stringify([{ id: 'QD-027', price: 2350 }]);

function store(texts: Partial<Record<StorageKey, string>>) {
  for (const [key, text] of Object.entries(texts)) writeText(key, text);
}

afterEach(visit.forget);

describe('ST-1 the start', () => {
  it.each([
    ['/backlog', { sessionId, project, goMarketplace: 'true', projectRequirements }],
    ['/marketplace', { sessionId, project, goMarketplace: 'true', projectRequirements: '[]' }],
    ['/marketplace', { sessionId, project, goMarketplace: 'true' }],
    ['/backlog', { sessionId, project, goMarketplace: 'false' }],
    ['/getstarted', { sessionId, goMarketplace: 'true', projectRequirements }],
    ['/home', { project, goMarketplace: 'true', projectRequirements }],
  ])('leads to %s with %o', (address, texts) => {
    store(texts);
    expect(startAddress()).toBe(address);
  });

  it('takes a session of blanks for none', () => {
    store({ sessionId: '  ', project });
    expect(readVisit().sessionId).toBeUndefined();
    expect(startAddress()).toBe('/home');
  });
});

it('ST-2 who has signed in is led home', () => {
  expect(home.redirects).toContainEqual({ path: '/signed-in-redirect', to: '/home' });
});
