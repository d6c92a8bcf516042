/**
 * `npm run test:packages`: packs every package, lets two checkers of published packages read it, and installs it in apps
 * outside of the repository, which do literally what the READMEs say. The packages have to be built before.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumPath } from './chromium.ts';
import { blankApp, type BlankApp } from './packages/blankApp.ts';
import { useFeature, writeEveryFeature } from './packages/everyFeature.ts';
import { useEveryComponent, writeEveryComponent } from './packages/everyComponent.ts';
import { lintPackage } from './packages/lintPackage.ts';
import { packAll } from './packages/packAll.ts';
import { differencesOfPolicies } from './packages/serverHtml.ts';
import { readmeFiles } from './packages/readmeFiles.ts';
import { runPool } from './pool.ts';

const house = '@quarterdeck/';
const react = ['react', 'react-dom', 'react-router-dom', 'styled-components', 'zustand'];
const tools = ['vite', '@vitejs/plugin-react', 'typescript', '@types/react', '@types/react-dom'];
/** The oldest React that the packages say they work with. */
const oldReact = { react: '19.0.0', 'react-dom': '19.0.0' };

/** A policy as the guide of server rendering and CSP describes it: a nonce instead of `'unsafe-inline'`, and trusted types. */
const nonce = 'bm9uY2Utb2YtdGhlLXRlc3Q';
const policyOf = (styleSource: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleSource}`,
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify quarterdeck default',
  ].join('; ');

/** The policy that the packages are tried under. */
const nonceSource = `'self' 'nonce-${nonce}'`;

const strict = { strict: true, noEmit: true, skipLibCheck: true, jsx: 'react-jsx', target: 'es2023', types: [] };
const typedUse = `
import type { Task } from '@quarterdeck/contract/entities/task';
import { updateTask } from '@quarterdeck/contract/endpoints/tasks';
import { useFormats } from '@quarterdeck/i18n';
import { createHandlers } from '@quarterdeck/mocks';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { Button } from '@quarterdeck/ui/Button';
import { Select } from '@quarterdeck/ui/Select';
import { Tabs } from '@quarterdeck/ui/Tabs';

// @ts-expect-error -- no such variant
export const wrongVariant = <Button variant="loud">Moor</Button>;
// @ts-expect-error -- a title is a text
export const wrongTitle: Task['title'] = 5;
// @ts-expect-error -- no such option
export const wrongOption = createHandlers({ weather: 'calm' });
// @ts-expect-error -- a method is a text
export const wrongMethod: number = updateTask.method;
// @ts-expect-error -- formats write texts
export const wrongFormat: boolean = useFormats().number(5);
// @ts-expect-error -- a write has an id
export const wrongWrite = defineWrite({});
export const parts = [Select, Tabs];
type IsAny<T> = 0 extends 1 & T ? true : false;
`;
/** Every entry of every package has types of its own. */
const typedEntries = (names: readonly string[]) =>
  names.map(
    (name, at) => `import * as module${at} from '${name}';\nexport const any${at}: IsAny<typeof module${at}> = false;`,
  );

interface PlannedApp {
  readonly label: string;
  /** Names of the packages of the house that it installs. */
  readonly wanted: readonly string[];
  readonly others: readonly string[];
  readonly versions: Readonly<Record<string, string>>;
  readonly work: (app: BlankApp) => Promise<void>;
}

/** They know nothing of each other, so as many run at the same time as there are cores. */
const apps: PlannedApp[] = [];

const packed = await packAll();
const folders = new Map(packed.map(({ name, folder }) => [name, folder]));
const readmeOf = (name: string) => readFile(path.join(folders.get(name) ?? '', 'README.md'), 'utf8');

await step('what checkers of published packages say', async () => {
  const problems = await Promise.all(packed.map(lintPackage));
  if (problems.flat().length > 0) throw new Error(problems.flat().join('\n'));
});
for (const [label, versions] of [
  ['the newest React', {}],
  ['React 19.0', oldReact],
] as const) {
  planApp(`the README of the kit with ${label}`, [`${house}ui`], [...react, ...tools], versions, async (app) => {
    await writeViteApp(app);
    for (const file of readmeFiles(await readmeOf(`${house}ui`))) await app.write(file.path, file.text);
    await app.run('tsc', '-p', '.');
    await app.run('vite', 'build', '--logLevel', 'error');
    await onPage(path.join(app.folder, 'dist'), useFirstScreen);
  });
}
planApp(
  'tasks and notes in the app of the README of the host',
  ['contract', 'data', 'feature-notes', 'feature-tasks', 'host', 'i18n', 'mocks', 'ui'].map((name) => house + name),
  [...react, '@tanstack/react-query', 'zod', ...tools],
  {},
  async (app) => {
    await writeViteApp(app);
    for (const file of readmeFiles(await readmeOf(`${house}host`))) await app.write(file.path, file.text);
    await app.run('tsc', '-p', '.');
    await app.run('vite', 'build', '--logLevel', 'error');
    await onPage(path.join(app.folder, 'dist'), useTasksAndNotes);
  },
);
for (const { name, parts, others, use } of [
  { name: 'data', parts: ['contract', 'data', 'host', 'i18n', 'ui'], others: ['zod'], use: useShips },
  { name: 'i18n', parts: ['i18n'], others: [], use: useTwoLanguages },
]) {
  planApp(
    `the README of ${name}`,
    parts.map((part) => house + part),
    [...react, '@tanstack/react-query', ...others, ...tools],
    {},
    async (app) => {
      await writeViteApp(app);
      for (const file of readmeFiles(await readmeOf(house + name))) await app.write(file.path, file.text);
      await app.run('tsc', '-p', '.');
      await app.run('vite', 'build', '--logLevel', 'error');
      await onPage(path.join(app.folder, 'dist'), use);
    },
  );
}
const features = packed.map(({ name }) => name).filter((name) => /feature-(?!shell)/.test(name));
planApp(
  'every feature in the app of its README',
  [...features, ...['contract', 'data', 'host', 'i18n', 'mocks', 'ui'].map((name) => house + name)],
  [...react, '@tanstack/react-query', 'zod', ...tools],
  {},
  async (app) => {
    await writeViteApp(app);
    const readmes = await Promise.all(
      features.map(async (name) => [name.replace(house, ''), await readmeOf(name)] as const),
    );
    const mounted = await writeEveryFeature(app, new Map(readmes), pageOf);
    await app.run('tsc', '-p', '.');
    await app.run('vite', 'build', '--logLevel', 'error');
    for (const feature of mounted)
      await onPage(path.join(app.folder, 'dist'), (page) => useFeature(page, feature), `${feature.name}.html`);
  },
);
planApp(
  'every component under a policy with a nonce',
  [`${house}ui`],
  [...react, 'lucide-react', ...tools],
  {},
  async (app) => {
    await writeViteApp(app, ['index.html', 'server.html']);
    await writeEveryComponent(app);
    await app.write('server.html', pageOf('/src/hydrate.tsx'));
    await app.run('tsc', '-p', '.');
    await app.run('vite', 'build', '--logLevel', 'error');
    await onPage(path.join(app.folder, 'dist'), useEveryComponent);
    await app.run('vite', 'build', '--logLevel', 'error', '--ssr', 'src/server.tsx', '--outDir', 'server');
    await hydrateEveryComponent(app.folder);
  },
);
planApp(
  'types under node16',
  packed.map(({ name }) => name),
  [...react, ...tools],
  {},
  async (app) => {
    const nodeResolution = { module: 'node16', moduleResolution: 'node16' };
    await app.write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...strict, ...nodeResolution }, include: ['src'] }),
    );
    // Where types had become `any`, nothing would be wrong with the second line.
    await app.write('src/types.tsx', [typedUse, ...typedEntries(await entries())].join('\n'));
    await app.run('tsc', '-p', '.');
  },
);
planApp('the READMEs of contract and mocks', [`${house}contract`, `${house}mocks`], ['msw', 'zod'], {}, async (app) => {
  for (const name of ['contract', 'mocks'])
    for (const file of readmeFiles(await readmeOf(house + name))) {
      await app.write(file.path, file.text);
      if ((await app.run('node', file.path)).trim() === '') throw new Error(`${file.path} of ${name} prints nothing`);
    }
});
planApp(
  'the guide of mocks in tests, in Vitest',
  [`${house}contract`, `${house}mocks`],
  ['msw', 'vitest', 'zod'],
  {},
  async (app) => {
    const guide = path.resolve(import.meta.dirname, '../.storybook/guides/MocksInTests.mdx');
    for (const file of readmeFiles(await readFile(guide, 'utf8'))) await app.write(file.path, file.text);
    await app.run('vitest', 'run');
  },
);
await runPool(apps, availableParallelism(), { open: () => undefined, close: async () => undefined }, runApp);
console.log('The packages can be installed and used.');

async function step(label: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`${label}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** What can be imported of the packages and has types. */
async function entries(): Promise<readonly string[]> {
  const all = packed.map(async ({ name, folder }) => {
    const { exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
      exports: Record<string, unknown>;
    };
    return Object.entries(exports).flatMap(([subpath, target]) =>
      typeof target === 'string' ? [] : [`${name}${subpath.slice(1)}`],
    );
  });
  return (await Promise.all(all)).flat();
}

/** Plans what is done in an app of its own. */
function planApp(
  label: string,
  wanted: readonly string[],
  others: readonly string[],
  versions: Readonly<Record<string, string>>,
  work: (app: BlankApp) => Promise<void>,
): void {
  apps.push({ label, wanted, others, versions, work });
}

async function runApp({ label, wanted, others, versions, work }: PlannedApp): Promise<void> {
  await step(label, async () => {
    const app = await blankApp(packed, wanted, others, versions);
    try {
      await work(app);
    } finally {
      await app.remove();
    }
  });
}

/** What the template of Vite for React and TypeScript has, as far as it matters here. */
async function writeViteApp({ write }: BlankApp, input = ['index.html']): Promise<void> {
  const bundled = { module: 'esnext', moduleResolution: 'bundler', types: ['vite/client'] };
  await write('tsconfig.json', JSON.stringify({ compilerOptions: { ...strict, ...bundled }, include: ['src'] }));
  const build = `{ rolldownOptions: { input: ${JSON.stringify(input)} } }`;
  await write(
    'vite.config.ts',
    `import react from '@vitejs/plugin-react';\nexport default { plugins: [react()], build: ${build} };\n`,
  );
  await write('index.html', pageOf('/src/main.tsx'));
}

function pageOf(script: string): string {
  const head = `<head><meta charset="utf-8"><meta property="csp-nonce" nonce="${nonce}"><title>Harbour</title></head>`;
  return `<!doctype html><html lang="en">${head}<div id="root"></div><script type="module" src="${script}"></script></html>`;
}

/** Opens what was built, under the policy; the console and the network have to stay without a complaint. */
async function onPage(folder: string, act: (page: Page) => Promise<void>, html = 'index.html'): Promise<void> {
  const browser = await chromium.launch({ executablePath: await chromiumPath() });
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await show(page, folder, { path: path.join(folder, html) }, nonceSource);
    await act(page);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  } finally {
    await browser.close();
  }
}

/** Opens a page and answers from the folder what it asks for, under a policy with these sources of styles. */
async function show(
  page: Page,
  folder: string,
  html: { path: string } | { body: string; contentType: string },
  styleSource: string,
): Promise<void> {
  const headers = { 'content-security-policy': policyOf(styleSource) };
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/favicon.ico') await route.fulfill({ body: '' });
    // As servers of such apps do: every address is answered by the page.
    else if (path.extname(pathname) === '') await route.fulfill({ ...html, headers });
    else await route.fulfill({ path: path.join(folder, pathname), headers });
  });
  await page.goto('http://harbour.example/');
}

/** What a server renders of every component looks the same with and without permission for style attributes. */
async function hydrateEveryComponent(folder: string): Promise<void> {
  const { renderPage } = (await import(path.join(folder, 'server/server.js'))) as {
    renderPage: (nonce: string) => { html: string; styles: string };
  };
  const { html, styles } = renderPage(nonce);
  const body = (await readFile(path.join(folder, 'dist/server.html'), 'utf8'))
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div id="root">', (root) => root + html);
  const browser = await chromium.launch({ executablePath: await chromiumPath() });
  try {
    const seen = await differencesOfPolicies(browser, [nonceSource, "'self' 'unsafe-inline'"], (page, styleSource) =>
      show(page, path.join(folder, 'dist'), { body, contentType: 'text/html' }, styleSource),
    );
    if (seen.length > 0) throw new Error(seen.join('\n'));
  } finally {
    await browser.close();
  }
}

/** The first screen of the kit's README, as somebody uses it who has just built it. */
async function useFirstScreen(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Moor' });
  const paint = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  // The names of what is pressed; each gives the button another color.
  for (const name of ['Rose', 'Dark']) {
    const before = await paint();
    await page.getByRole('radio', { name, exact: true }).check();
    await page.waitForFunction((color) => {
      const shown = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Moor');
      return shown && getComputedStyle(shown).backgroundColor !== color;
    }, before);
  }
  await page.getByRole('textbox', { name: 'Name of the ship' }).fill('Zephyr');
  await button.click();
  await page.getByText('Zephyr has moored').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('In the harbour: 0').waitFor();
  const arrival = page.getByRole('group', { name: 'Arrival' });
  if ((await arrival.textContent())?.includes('02.03.2026')) throw new Error('English dates look Turkish');
  await page.getByRole('radio', { name: 'Türkçe', exact: true }).check();
  await arrival.filter({ hasText: '02.03.2026' }).waitFor();
  await button.click();
  await page.getByRole('button', { name: 'Geri al' }).waitFor();
  const hasFont = await page.evaluate(async () => (await document.fonts.load('16px "Geist Variable"')).length > 0);
  if (!hasFont) throw new Error('The font of the kit does not load');
}

/** The app of the host's README: a task is completed and a note deleted, both are undone, and the language is switched. */
async function useTasksAndNotes(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Tasks' }).click();
  const box = page.getByRole('checkbox', { name: /^Mark .* as done$/ }).first();
  const title = /^Mark (.*) as done$/.exec((await box.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await box.click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('checkbox', { name: `Mark ${title} as done` }).waitFor();
  await page.goto('http://harbour.example/apps/notes');
  // Cards stand in a list of many; menus beside it are lists, too.
  const link = page.locator('li[aria-posinset]').first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Delete');
  await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Türkçe' }).click();
  await page.getByRole('heading', { name: 'Notlar' }).first().waitFor();
}

/** The app of the README of data: a ship is renamed, and that is undone. */
async function useShips(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Zephyr', exact: true }).click();
  await page.getByRole('button', { name: 'Zephyr II', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Zephyr', exact: true }).waitFor();
}

/** The app of the README of i18n: the language is switched. */
async function useTwoLanguages(page: Page): Promise<void> {
  await page.getByRole('heading', { name: '2 ships' }).waitFor();
  await page.getByText('1,234.5').waitFor();
  await page.getByRole('button', { name: 'tr' }).click();
  await page.getByRole('heading', { name: '2 gemi' }).waitFor();
  await page.getByText('1.234,5').waitFor();
}
