import type { Prefetch } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { listRequirements } from '@quarterdeck/contract/endpoints/marketplace';
import { getProject } from '@quarterdeck/contract/endpoints/project';
import { afterEach, expect, it } from 'vitest';
import { prefetchMarketplace, prefetchProject } from './prefetchVisit';
import { visit } from './visit';

const project = { id: 'project-01' as ProjectId, name: 'Harbour CRM', currency: 'USD' } as const;

function askedBy(ask: (prefetch: Prefetch) => unknown): unknown[] {
  const asked: unknown[] = [];
  ask((query) => void asked.push(query.queryKey[0]));
  return asked;
}

afterEach(visit.forget);

it('asks for the project and, for the marketplace, for its requirements', () => {
  visit.keepProject(project);
  expect(askedBy(prefetchProject)).toEqual([getProject.id]);
  expect(askedBy(prefetchMarketplace)).toEqual([getProject.id, listRequirements.id]);
});

it('asks for nothing where a visitor has no project', () => {
  expect(askedBy(prefetchMarketplace)).toEqual([]);
});
