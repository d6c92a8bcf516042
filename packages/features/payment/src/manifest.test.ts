import { projectGuard } from '@quarterdeck/data/visit/projectGuard';
import { expect, it } from 'vitest';
import { payment } from './manifest';

it.each(payment.routes)('GS-2 $path needs a project', ({ guard }) => {
  expect(guard).toBe(projectGuard);
});
