import path from 'node:path';
import { readEntries } from '../../tools/visual/entries.ts';
import { shotsOf } from '../../tools/visual/modes.ts';
import { openEmptyPage, readFacts } from '../../tools/visual/storybook.ts';
import { expect, test } from './workbench.ts';

const workbench = path.resolve(import.meta.dirname, '..', '..', 'storybook-static');

interface ChromaticStory {
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean;
      readonly modes?: Readonly<Record<string, { viewport: { width: number; height: number }; scheme: string }>>;
    };
  };
}

test('Chromatic is asked for the same stories in the same modes as npm run visual', async ({
  page,
  workbench: origin,
}) => {
  // The code of every story is read.
  test.setTimeout(300_000);
  await openEmptyPage(page, origin);
  const asked = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, ChromaticStory>> };
    };
    return Object.entries(await preview.extract()).flatMap(([id, { parameters }]) =>
      Object.entries(parameters.chromatic?.modes ?? {}).map(
        ([mode, { viewport, scheme }]) => `${id}@${mode} ${viewport.width}x${viewport.height} ${scheme}`,
      ),
    );
  });
  const entries = await readEntries(workbench);
  const facts = await readFacts(
    page,
    entries.map(({ id }) => id),
  );
  const looked = shotsOf(entries, (id) => facts.get(id) ?? {}).map(
    ({ key, mode: { size, scheme } }) => `${key} ${size.width}x${size.height} ${scheme}`,
  );
  expect(looked.length).toBeGreaterThan(entries.length);
  expect(asked.toSorted()).toEqual(looked.toSorted());
});
