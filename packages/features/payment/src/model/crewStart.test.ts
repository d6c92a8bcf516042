import { expect, it } from 'vitest';
import { crewStart } from './crewStart';

it('begins with the project, with a demo on the Friday of that week', () => {
  expect(crewStart('2026-03-30', '2026-03-18')).toEqual({ start: '2026-03-30', demo: '2026-04-03' });
});

it('begins on the next Monday where the project has begun', () => {
  expect(crewStart('2025-12-29', '2026-01-15')).toEqual({ start: '2026-01-19', demo: '2026-01-23' });
  expect(crewStart('2026-01-19', '2026-01-19')).toEqual({ start: '2026-01-26', demo: '2026-01-30' });
});
