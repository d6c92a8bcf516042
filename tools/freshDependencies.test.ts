// @vitest-environment node
import { expect, test } from 'vitest';
import { freshDependencies, importedPackages } from './freshDependencies.ts';

test('every way to import counts, and our own files do not', () => {
  const source = [
    "import '@fontsource-variable/geist';",
    "import { Button } from 'react-aria-components/Button';",
    'import {\n  type A,\n} from "styled-components";',
    "export { scale } from '@visx/scale';",
    "const lazy = () => import('msw/browser');",
    "import { Panel } from '@quarterdeck/ui/Panel';",
    "import { near } from './near';",
  ].join('\n');
  expect(importedPackages(source)).toEqual([
    '@fontsource-variable/geist',
    'react-aria-components/Button',
    'styled-components',
    '@visx/scale',
    'msw/browser',
  ]);
});

test('the same sources keep the prepared dependencies', async () => {
  expect(await freshDependencies()).toEqual(await freshDependencies());
});
