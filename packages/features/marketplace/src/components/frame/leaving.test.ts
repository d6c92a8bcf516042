import { expect, it } from 'vitest';
import { asksBeforeLeaving } from './leaving';

it('LV-1 asks on every page of the marketplace when something is selected', () => {
  for (const pathname of ['/marketplace', '/marketplace/QD-027', '/marketplace/quote'])
    expect(asksBeforeLeaving(pathname, 1)).toBe(true);
});

it('LV-5 does not ask elsewhere, nor when nothing is selected', () => {
  expect(asksBeforeLeaving('/help', 3)).toBe(false);
  expect(asksBeforeLeaving('/payment', 3)).toBe(false);
  expect(asksBeforeLeaving('/marketplace', 0)).toBe(false);
});
