// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { type Complaint, lintTree } from './lintedTree.ts';

/** Code that is fine in the first folders and refused in the second ones, by the rule that refuses it. */
const houseRules = [
  {
    what: "the router's library",
    code: "import { Link } from 'react-router-dom';\nexport const value = Link;",
    rule: 'eslint(no-restricted-imports)',
    fine: ['packages/ui/src/router'],
    refused: ['packages/ui/src/Button', 'packages/features/any/src', 'apps/site/src', '.storybook', 'mocks/src'],
  },
  {
    what: 'React Aria',
    code: "import { Button } from 'react-aria-components/Button';\nexport const value = Button;",
    rule: 'eslint(no-restricted-imports)',
    fine: ['packages/ui/src/Button'],
    refused: ['packages/features/any/src', 'apps/site/src', '.storybook', 'packages/contract/src'],
  },
  {
    what: 'the small zod',
    code: "import * as z from 'zod/mini';\nexport const value = z.string();",
    rule: 'eslint(no-restricted-imports)',
    fine: ['packages/contract/src', 'mocks/src'],
    refused: ['packages/ui/src/Button', 'packages/features/any/src', 'apps/site/src', '.storybook'],
  },
  {
    what: 'the large zod',
    code: "import * as z from 'zod';\nexport const value = z.string();",
    rule: 'eslint(no-restricted-imports)',
    fine: [],
    refused: ['packages/contract/src', 'mocks/src', 'packages/features/any/src'],
  },
  {
    what: 'the mock library',
    code: "import { http } from 'msw';\nexport const value = http;",
    rule: 'eslint(no-restricted-imports)',
    fine: ['mocks/src', '.storybook'],
    refused: ['packages/contract/src', 'packages/ui/src/Button', 'packages/features/any/src', 'apps/site/src'],
  },
  {
    what: "the mock library's random delay",
    code: "import { delay } from 'msw';\nexport const value = delay;",
    rule: 'eslint(no-restricted-imports)',
    fine: [],
    refused: ['mocks/src', 'mocks/src/core', '.storybook'],
  },
  {
    what: 'the collective chart package',
    code: "import { Bar } from '@visx/visx';\nexport const value = Bar;",
    rule: 'eslint(no-restricted-imports)',
    fine: [],
    refused: ['packages/ui/src/charts', 'packages/features/any/src'],
  },
  {
    what: 'React, at run time, in the contract',
    code: "import { useState } from 'react';\nexport const value = useState;",
    rule: 'eslint(no-restricted-imports)',
    fine: ['packages/ui/src/Button'],
    refused: ['packages/contract/src'],
  },
  {
    what: 'storage',
    code: "export const value = localStorage.getItem('a');",
    rule: 'eslint(no-restricted-globals)',
    fine: ['packages/ui/src/storage', 'mocks/src/core'],
    refused: ['packages/ui/src/Button', 'packages/features/any/src', 'mocks/src/tasks', 'apps/site/src'],
  },
  {
    what: 'storage by way of the window',
    code: "export const value = window.sessionStorage.getItem('a');",
    rule: 'eslint(no-restricted-properties)',
    fine: ['packages/ui/src/storage', 'mocks/src/core'],
    refused: ['packages/ui/src/Button', 'apps/site/src'],
  },
  {
    what: 'markup in a string',
    code: "export function value(element: Element) {\n  element.innerHTML = '<b>bold</b>';\n}",
    rule: 'eslint(no-restricted-properties)',
    fine: [],
    refused: ['packages/ui/src/storage', 'packages/features/any/src', 'apps/site/src'],
  },
  {
    what: 'markup in a property',
    code: "export const value = <p dangerouslySetInnerHTML={{ __html: '<b>bold</b>' }} />;",
    rule: 'react(no-danger)',
    fine: [],
    refused: ['packages/ui/src/Button', 'packages/features/any/src'],
  },
  {
    what: 'any',
    code: 'export const value = (given: any): string => String(given);',
    rule: 'typescript(no-explicit-any)',
    fine: [],
    refused: ['packages/contract/src', 'tools'],
  },
  {
    what: 'the claim that something is there',
    code: "export const value = ['a'].at(0)!;",
    rule: 'typescript(no-non-null-assertion)',
    fine: [],
    refused: ['packages/contract/src', 'tools'],
  },
  {
    what: 'a promise that nobody awaits',
    code: 'export function value() {\n  Promise.resolve(1);\n}',
    rule: 'typescript(no-floating-promises)',
    fine: [],
    refused: ['packages/features/any/src'],
  },
  {
    what: 'a default export',
    code: 'const value = 1;\nexport default value;',
    rule: 'import(no-default-export)',
    fine: [],
    refused: ['packages/features/any/src', 'tools'],
  },
] as const;

let complaints: readonly Complaint[];

const fileIn = (folder: string, what: string): string => `${folder}/${what.replaceAll(/\W+/g, '-')}.tsx`;
const rulesIn = (file: string): string[] =>
  complaints.filter((complaint) => complaint.file === file).map(({ rule }) => rule);

beforeAll(async () => {
  const files = houseRules.flatMap(({ what, code, fine, refused }) =>
    [...fine, ...refused].map((folder) => [fileIn(folder, what), `${code}\n`] as const),
  );
  const configuration = ['packages/ui/tsup.config.ts', 'export default { clean: true };\n'] as const;
  const types = [
    'packages/contract/src/manifest.ts',
    "import type { ReactNode } from 'react';\nexport type Value = ReactNode;\n",
  ] as const;
  complaints = await lintTree(Object.fromEntries([...files, configuration, types]), {});
}, 60_000);

describe.each(houseRules)('$what', ({ what, rule, fine, refused }) => {
  test.each(fine)('is fine in %s', (folder) => {
    expect(rulesIn(fileIn(folder, what))).toEqual([]);
  });

  test.each(refused)('is refused in %s', (folder) => {
    expect(rulesIn(fileIn(folder, what))).toContain(rule);
  });
});

test('configuration files export by default, as their tools expect', () => {
  expect(rulesIn('packages/ui/tsup.config.ts')).toEqual([]);
});

test('the contract may speak of React in types', () => {
  expect(rulesIn('packages/contract/src/manifest.ts')).toEqual([]);
});
