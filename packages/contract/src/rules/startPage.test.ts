import { describe, expect, it } from 'vitest';
import { readBrowserStorage } from '../entities/browserStorage';
import { startPage } from './startPage';

const project = JSON.stringify({ id: 'project-01', name: 'Harbour CRM', currency: 'USD' });
const selected = JSON.stringify([{ id: 'QD-027', price: 2350 }]);

const pageOf = (texts: Parameters<typeof readBrowserStorage>[0]) => startPage(readBrowserStorage(texts));

const sessions = ['visit-1', null];
const projects = [project, null, '{"broken', '{}', 'null'];
const preferences = ['true', 'false', null, 'TRUE', '1', ''];
const selections = [selected, '[]', null, '{"broken', '{}', '[{"price":5}]'];

/** The table of the start page, as a reader would follow it line by line. */
function wanted(session: string | null, stored: string | null, goes: string | null, selection: string | null): string {
  if (session === null) return 'home';
  if (stored !== project) return 'getStarted';
  if (goes !== 'true') return 'backlog';
  return selection === selected ? 'backlog' : 'marketplace';
}

describe('startPage', () => {
  it('sends who has session, project, goMarketplace and a selection to the backlog', () => {
    const texts = { sessionId: 'visit-1', project, goMarketplace: 'true', projectRequirements: selected };
    expect(pageOf(texts)).toBe('backlog');
  });

  it.each(['[]', null])('sends who prefers the marketplace and has the selection %j there', (projectRequirements) => {
    expect(pageOf({ sessionId: 'visit-1', project, goMarketplace: 'true', projectRequirements })).toBe('marketplace');
  });

  it.each([selected, '[]', null])(
    'sends who does not prefer it to the backlog, selection %j',
    (projectRequirements) => {
      expect(pageOf({ sessionId: 'visit-1', project, goMarketplace: 'false', projectRequirements })).toBe('backlog');
      expect(pageOf({ sessionId: 'visit-1', project, projectRequirements })).toBe('backlog');
    },
  );

  it('sends who has a session but no project to get started', () => {
    const texts = { sessionId: 'visit-1', goMarketplace: 'true', projectRequirements: selected };
    expect(pageOf(texts)).toBe('getStarted');
  });

  it('sends who has no session home, whatever else is stored', () => {
    expect(pageOf({ project, goMarketplace: 'true', projectRequirements: selected })).toBe('home');
    expect(pageOf({})).toBe('home');
  });

  it('follows its table in all 360 cases, broken JSON counting as missing', () => {
    let count = 0;
    for (const sessionId of sessions) {
      for (const stored of projects) {
        for (const goMarketplace of preferences) {
          for (const projectRequirements of selections) {
            const texts = { sessionId, project: stored, goMarketplace, projectRequirements };
            const page = wanted(sessionId, stored, goMarketplace, projectRequirements);
            expect({ texts, page: pageOf(texts) }).toEqual({ texts, page });
            count += 1;
          }
        }
      }
    }
    expect(count).toBe(360);
  });
});

describe('readBrowserStorage', () => {
  it('reads what is stored', () => {
    const texts = { sessionId: 'visit-1', project, goMarketplace: 'true', projectRequirements: selected };
    expect(readBrowserStorage(texts)).toEqual({
      sessionId: 'visit-1',
      project: { id: 'project-01', name: 'Harbour CRM', currency: 'USD' },
      goMarketplace: true,
      projectRequirements: [{ id: 'QD-027', price: 2350 }],
    });
  });

  it.each([-5, Infinity, '12', null, undefined])(
    'keeps a requirement with the price %j, which counts as missing',
    (price) => {
      const projectRequirements = JSON.stringify([
        { id: 'QD-027', price },
        { id: 'QD-008', price: 0 },
        { id: '', price: 1 },
      ]);
      expect(readBrowserStorage({ projectRequirements }).projectRequirements).toEqual([
        { id: 'QD-027', price: null },
        { id: 'QD-008', price: 0 },
      ]);
    },
  );

  it('counts a requirement that is selected twice once', () => {
    const twice = JSON.stringify([
      { id: 'QD-027', price: 2350 },
      { id: 'QD-008', price: 0 },
      { id: 'QD-027', price: 2350 },
    ]);
    const { projectRequirements } = readBrowserStorage({ projectRequirements: twice });
    expect(projectRequirements.map(({ id }) => id)).toEqual(['QD-027', 'QD-008']);
  });
});
