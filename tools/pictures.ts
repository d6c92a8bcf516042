/** Takes the pictures of the README from the built site and the built workbench. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from './chromium.ts';

const folder = join(import.meta.dirname, '../docs/pictures');
const pages = [
  { name: 'site', address: 'http://localhost:4173/apps/tasks/task-05', waitFor: '[role=row]' },
  {
    name: 'workbench',
    address: 'http://localhost:6006/iframe.html?id=endpoints-tasks--list-tasks&viewMode=story',
    waitFor: 'text=Send',
  },
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath() });
for (const { name, address, waitFor } of pages) {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(waitFor).first().waitFor();
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
}
await browser.close();
