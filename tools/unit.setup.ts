import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  // Replaced by hand, not by a spy: a test's own `vi.spyOn(console, 'error')` then still works and still wins.
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => complaints.push(`console.${level}: ${format(...parts)}`);
  }
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`This test wrote to the console:\n${complaints.join('\n')}`);
});
