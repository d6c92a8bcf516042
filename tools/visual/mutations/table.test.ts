import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { defects } from './defects.ts';
import { refactors } from './refactors.ts';

const page = readFileSync(path.join(import.meta.dirname, '../../../docs/visual.md'), 'utf8');

test('the tables of the page have a row for each change, with the story that it is made to', () => {
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const { what, story } of [...defects, ...refactors])
    expect(rows.filter(([, change, at]) => change === what && at === `\`${story}\``)).toHaveLength(1);
  expect(rows.filter(([, , at]) => at?.startsWith('`') && at.includes('--'))).toHaveLength(
    defects.length + refactors.length,
  );
});
