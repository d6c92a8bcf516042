import type { Page } from 'playwright';
import type { BlankApp } from './blankApp.ts';
import { readmeFiles } from './readmeFiles.ts';

/** A feature as its README mounts it. */
export interface MountedFeature {
  /** Without the scope, such as `feature-notes`. */
  readonly name: string;
  /** Where the README sends its reader. */
  readonly address: string;
}

/** What the browser keeps of a visitor with a project, which the mock knows. */
const visit = { sessionId: 'session-01', project: '{"id":"project-01","name":"Harbour CRM","currency":"USD"}' };

/** Writes one page for each README, with what that says in a folder of its own: they are built at once. */
export async function writeEveryFeature(
  { write }: BlankApp,
  readmes: ReadonlyMap<string, string>,
  html: (script: string) => string,
): Promise<readonly MountedFeature[]> {
  const mounted: MountedFeature[] = [];
  for (const [name, readme] of readmes) {
    const address = /^Open `([^`]+)`/m.exec(readme)?.[1];
    const main = readmeFiles(readme).find(({ path }) => path === 'src/main.tsx');
    if (address === undefined || !main) throw new Error(`The README of ${name} mounts nothing`);
    await write(`src/${name}/main.tsx`, main.text);
    await write(`${name}.html`, html(`/src/${name}/main.tsx`));
    mounted.push({ name, address });
  }
  const input = mounted.map(({ name }) => `${name}.html`);
  await write(
    'vite.config.ts',
    `import react from '@vitejs/plugin-react';
export default { plugins: [react()], build: { rolldownOptions: { input: ${JSON.stringify(input)} } } };
`,
  );
  return mounted;
}

/** Opens the page that a README names, as a visitor with a project. */
export async function useFeature(page: Page, { address }: MountedFeature): Promise<void> {
  await page.evaluate((kept) => {
    // oxlint-disable-next-line eslint/no-restricted-globals -- runs in the tested page, before anything of the product
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, visit);
  await page.goto(new URL(address, page.url()).href);
  await page.locator('h1').first().waitFor();
  // What it lists comes after its heading. The browser does not always say that the network rests; what is below asks the page.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [data-part="skeleton"]'));
  const { pathname } = new URL(page.url());
  if (pathname !== address) throw new Error(`${address} leads to ${pathname}`);
  const keys = /\b[a-z][\w-]*(?:\.[a-z][\w-]*){2,}\b/.exec((await page.locator('main').innerText()) ?? '');
  if (keys) throw new Error(`${address} shows ${keys[0]}: a message without its words`);
}
