import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import type { BlankApp } from './blankApp.ts';

const folder = path.resolve(import.meta.dirname, '../../packages/ui/src/testing');

const main = `
import { QuarterdeckProvider } from '@quarterdeck/ui/QuarterdeckProvider';
import { MemoryRouter } from '@quarterdeck/ui/router';
import '@quarterdeck/ui/tokens/base.css';
import '@quarterdeck/ui/tokens/fonts.css';
import '@quarterdeck/ui/tokens/reset.css';
import '@quarterdeck/ui/tokens/theme-default.css';
import { createRoot } from 'react-dom/client';
import { plainValues } from './conformance';
import { examples } from './examples';

const overlay = new URLSearchParams(location.search).get('overlay');
const all = Object.entries(examples);
const shown = all.filter(([name, { isOverlay = false }]) => (overlay === null ? !isOverlay : name === overlay));
const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
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
    </MemoryRouter>,
  );
`;

/** Writes an app that shows one example of every component, as the tests of the kit have them. */
export async function writeEveryComponent({ write }: BlankApp): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /^(\w*[eE]xamples|conformance|drawing)\.tsx?$/.test(file));
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8');
    // What stands beside the folder is what the package publishes.
    await write(`src/${file}`, text.replaceAll(/from '\.\.\/(\w+)'/g, "from '@quarterdeck/ui/$1'"));
  }
  await write('src/main.tsx', main);
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
