import { projectGuard } from '@quarterdeck/data/visit/projectGuard';
import { expect, it } from 'vitest';
import { marketplace } from './manifest';

it.each(marketplace.routes)('GS-2 $path needs a project', ({ guard }) => {
  expect(guard).toBe(projectGuard);
});
