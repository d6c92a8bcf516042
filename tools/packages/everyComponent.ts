import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import type { BlankApp } from './blankApp.ts';

const folder = path.resolve(import.meta.dirname, '../../packages/ui/src/testing');

/** All components on one page; of those that lie over it only the one that `overlay` names. */
const everyComponent = `
import { QuarterdeckProvider } from '@quarterdeck/ui/QuarterdeckProvider';
import { MemoryRouter } from '@quarterdeck/ui/router';
import { plainValues } from './conformance';
import { examples } from './examples';

const all = Object.entries(examples);

export function EveryComponent({ overlay }: { overlay: string | null }) {
  const shown = all.filter(([name, { isOverlay = false }]) => (overlay === null ? !isOverlay : name === overlay));
  return (
    <MemoryRouter>
      <QuarterdeckProvider theme="theme-default">
        {shown.map(([name, { render }]) => (
          <div key={name} data-example={name}>
            {render({}, plainValues)}
          </div>
        ))}
        <nav>
          {all.filter(([, { isOverlay }]) => isOverlay).map(([name]) => <i key={name} data-overlay={name} />)}
        </nav>
      </QuarterdeckProvider>
    </MemoryRouter>
  );
}
`;

const sheets = `
import '@quarterdeck/ui/tokens/base.css';
import '@quarterdeck/ui/tokens/fonts.css';
import '@quarterdeck/ui/tokens/reset.css';
import '@quarterdeck/ui/tokens/theme-default.css';
`;

const main = `${sheets}
import { createRoot } from 'react-dom/client';
import { EveryComponent } from './EveryComponent';

const overlay = new URLSearchParams(location.search).get('overlay');
const root = document.querySelector('#root');
if (root) createRoot(root).render(<EveryComponent overlay={overlay} />);
`;

/** The page is there before its scripts: they come when a test asks for them. */
const hydrate = `${sheets}
import { hydrateRoot } from 'react-dom/client';
import { EveryComponent } from './EveryComponent';

const root = document.querySelector('#root');
const problems: string[] = [];
// Parts that are loaded late are not rendered by a server that renders at once: 419 says so.
const onRecoverableError = (error: unknown) => /#419/.test(String(error)) || problems.push(String(error));
const start = () => root && hydrateRoot(root, <EveryComponent overlay={null} />, { onRecoverableError });
Object.assign(window, { start, problems });
`;

const server = `
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { EveryComponent } from './EveryComponent';

export function renderPage(nonce: string) {
  const sheet = new ServerStyleSheet({ nonce });
  const html = renderToString(sheet.collectStyles(<EveryComponent overlay={null} />));
  return { html, styles: sheet.getStyleTags() };
}
`;

/** Writes an app that shows one example of every component, as the tests of the kit have them. */
export async function writeEveryComponent({ write }: BlankApp): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /^(\w*[eE]xamples|conformance|drawing)\.tsx?$/.test(file));
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    // What stands beside the folder is what the package publishes.
    await write(`src/${file}`, text.replaceAll(/from '\.\.\/(\w+)'/g, "from '@quarterdeck/ui/$1'"));
  }
  await write('src/EveryComponent.tsx', everyComponent);
  await write('src/main.tsx', main);
  await write('src/hydrate.tsx', hydrate);
  await write('src/server.tsx', server);
}

/** Looks at every component, operates what opens on a press, and writes with the editor. */
export async function useEveryComponent(page: Page): Promise<void> {
  const address = page.url();
  await page.locator('[data-example="RichTextEditor"] [role=textbox]').fill('Low tide');
  const openers = page.locator('[data-example] button[aria-haspopup]:enabled');
  const count = await openers.count();
  if (count < 5) throw new Error(`Only ${count} components open something`);
  for (let index = 0; index < count; index += 1) {
    await openers.nth(index).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  }
  const overlays = await page
    .locator('[data-overlay]')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-overlay') ?? ''));
  for (const name of overlays) {
    await page.goto(`${address}?overlay=${name}`);
    await page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=tooltip]').first().waitFor();
  }
}
