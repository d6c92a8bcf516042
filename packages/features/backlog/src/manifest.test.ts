import { projectGuard } from '@quarterdeck/data/visit/projectGuard';
import { expect, it } from 'vitest';
import { backlog } from './manifest';

it.each(backlog.routes)('GS-2 $path needs a project', ({ guard }) => {
  expect(guard).toBe(projectGuard);
});
