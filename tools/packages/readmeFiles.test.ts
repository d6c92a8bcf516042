import { expect, it } from 'vitest';
import { readmeFiles } from './readmeFiles.ts';

it('finds the blocks of code that say where they are saved', () => {
  const readme = '# A\n\n```sh\nnpm install\n```\n\n```tsx src/main.tsx\nconst a = 1;\n```\n\n```js b.mjs\n\n```\n';
  expect(readmeFiles(readme)).toEqual([
    { path: 'src/main.tsx', text: 'const a = 1;\n' },
    { path: 'b.mjs', text: '\n' },
  ]);
});
