import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Page } from 'playwright/test';
import { expect, readDocsPages, readHalfHidden, test } from './workbench.ts';

const pages = readDocsPages();

/** Pages of components that take no props. */
const withoutProps: ReadonlySet<string> = new Set(['DetailHeader', 'LiveRegion', 'Paper', 'PrintSheet', 'Toast']);

test('the workbench is built and has docs pages', () => {
  expect(pages.length, 'run `npm run build-storybook` first').toBeGreaterThan(0);
});

/** Names that look like components: a list of words, and shells that load the component of the same name. */
const noComponents = ['NavigationType', 'LazyHorizontalNavigation', 'LazyNavigationRail', 'LazyVerticalNavigation'];

/** What the folders of the kit that can be imported export, but for types and what is written small. */
function readKitExports(): string[] {
  const kit = path.resolve(import.meta.dirname, '..', '..', 'packages', 'ui');
  const { exports } = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const entries = readdirSync(path.join(kit, 'src')).filter((name) => exports[`./${name}`] !== null);
  return entries.flatMap((entry) => {
    const index = path.join(kit, 'src', entry, 'index.ts');
    const lists = existsSync(index) ? readFileSync(index, 'utf8').matchAll(/^export \{([^}]*)\}/gm) : [];
    const names = [...lists].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
    return names
      .filter((name) => !name.startsWith('type '))
      .map((name) => name.split(' as ').at(-1) ?? '')
      .filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context') && !noComponents.includes(name))
      .map((name) => `import { ${name} } from '@quarterdeck/ui/${entry}';`);
  });
}

test('the manifest tells tools of every component of the kit, and of nothing that cannot be imported', async ({
  request,
}) => {
  const answer = await request.get('/manifests/components.json');
  const { components } = (await answer.json()) as {
    components: readonly { name: string; import: string; props: readonly { name: string }[]; stories?: string }[];
  };
  const imports = components.map((component) => component.import).toSorted();
  expect(imports).toEqual(readKitExports().toSorted());
  const known = new Map(components.map((component) => [component.name, component]));
  const titles = pages.map(({ title }) => title.split('/')).filter(([group]) => group === 'Components');
  const names = titles.map((parts) => parts.at(-1) ?? '').filter((name) => !withoutProps.has(name));
  expect(names.filter((name) => !known.get(name)?.props.length)).toEqual([]);
  expect(known.get('Button')).toMatchObject({
    import: "import { Button } from '@quarterdeck/ui/Button';",
    stories: './packages/ui/src/Button/Button.stories.tsx',
  });
  expect(known.get('Button')?.props.map(({ name }) => name)).toContain('variant');
});

test('stories that only test are neither on docs pages nor in the sidebar', () => {
  expect(readHalfHidden(), "tag them ['!dev', '!autodocs']").toEqual([]);
});

for (const { id, title, storyIds } of pages.filter((page) => page.storyIds.length > 0)) {
  test(`${title} shows all its stories and stays as it is`, async ({ openDocs }) => {
    const page = await openDocs(id);
    // Stories may have headings of their own.
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(heading).toHaveText(title.split('/').at(-1) ?? title, { timeout: 15_000 });
    await expect(heading).toBeVisible();
    const before = await stateOf(page);
    // As if it was scrolled to; a page must keep its place however late a frame comes.
    const frame = page.locator('iframe').first();
    const hasFrame = (await frame.count()) > 0;
    if (hasFrame) await frame.evaluate((element: HTMLIFrameElement) => (element.loading = 'eager'));
    for (const storyId of storyIds) {
      const story = page.locator(`[id="story--${storyId}"]`);
      await expect(story, `${storyId} is on the page`).toHaveCount(1);
      await expect(story.locator(`[id="story--${storyId}-inner"] > *, iframe`).first(), storyId).toBeAttached();
    }
    if (hasFrame) await expectStory(frame.contentFrame());

    const toggles = page.locator('.docblock-code-toggle');
    await expect(toggles).toHaveCount(storyIds.length);
    await toggles.evaluateAll((buttons: HTMLButtonElement[]) => {
      for (const button of buttons) button.click();
    });
    await expect(page.locator('.docblock-code-toggle--expanded')).toHaveCount(storyIds.length);
    const docs = page.locator('#storybook-docs');
    // The code of a story is told apart from its file once the story stands.
    await expect(docs).not.toContainText(/\[object Object\]|@default|meta\.story\(|\bargs\b|\bfn\(/);
    expect(await docs.innerText()).not.toMatch(/^\s*at \S.*:\d+:\d+\)?$/m);
    if (title.startsWith('Components/')) await expectReference(page);
    const types = await page.locator('.docblock-argstable-body code').allInnerTexts();
    expect(types).not.toContain('unknown');
    expect(types).not.toContain('any');
    expect(await stateOf(page)).toEqual(before);
    expect(await page.evaluate(coveredPoints), 'points that something covers').toEqual([]);
  });
}

for (const { id, title } of pages.filter((page) => page.storyIds.length === 0)) {
  test(`${title} is a guide that can be read in both schemes and on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=scheme:dark`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0);
  });
}

/** How a component of the kit is imported, when it is used, its keys, and its props unless it takes none. */
async function expectReference(page: Page): Promise<void> {
  const docs = page.locator('#storybook-docs');
  await expect(docs).toContainText(/import \{ .+ \} from '@quarterdeck\/ui\/\w+';/);
  const name = await docs.getByRole('heading', { level: 1 }).first().innerText();
  // A part of a component has a page of its own without them.
  if ((await docs.innerText()).includes(`'@quarterdeck/ui/${name}'`)) {
    for (const heading of ['When to use it', 'Keyboard', 'Accessibility'])
      await expect(docs.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(docs).toContainText(/(?:Stable|On trial) since \d+\.\d+\.\d+\. Needs \S.* Adds [\d.]+ kB to a page/);
  }
  if (!withoutProps.has(name)) await expect(docs.locator('.docblock-argstable-body tr').first()).toBeVisible();
}

/** What opening a page of documentation must not change. */
async function stateOf(page: Page) {
  return page.evaluate(() => {
    const { lang, dir, dataset, style } = document.documentElement;
    return {
      language: lang,
      direction: dir || getComputedStyle(document.documentElement).direction,
      scheme: dataset['scheme'],
      theme: dataset['theme'],
      rootStyle: style.cssText,
      scrollTop: Math.round(scrollY),
      focus: document.activeElement?.tagName,
      bodyOverflow: getComputedStyle(document.body).overflow,
      isHidden: document.querySelector('#storybook-docs')?.closest('[inert], [aria-hidden="true"]') !== null,
    };
  });
}

/** A story in a frame of its own: shown, and neither failed nor still on its way. */
async function expectStory(frame: FrameLocator): Promise<void> {
  const body = frame.locator('body');
  await expect(body).toHaveClass(/sb-show-main/, { timeout: 15_000 });
  await expect(body).not.toHaveClass(/sb-show-(?:errordisplay|nopreview|preparing)/);
  // What opens over its page may be all there is.
  await expect(frame.locator('#storybook-root > *, [role="dialog"]').first()).toBeAttached();
}

/** Runs in the page. */
function coveredPoints(): string[] {
  const shares = [0.1, 0.5, 0.9];
  return shares
    .flatMap((x) => shares.map((y) => document.elementFromPoint(innerWidth * x, innerHeight * y)))
    .filter((element) => element && !element.contains(document.body) && !element.closest('#storybook-docs'))
    .map((element) => `${element?.tagName} ${element?.textContent}`);
}
