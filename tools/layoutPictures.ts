/**
 * `npm run layouts`: takes each of the layouts from a running preview, at three widths, in both schemes and languages, and lays
 * the twelve pictures of a layout on one sheet in `.cache/layouts`. Options: `--site <address>`, `--page <path>`,
 * `--only classy,thin`.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { chromiumPath } from './chromium.ts';

const layouts = 'empty,centered,enterprise,material,modern,classic,classy,compact,dense,futuristic,thin';
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:4173' },
    page: { type: 'string', default: '/apps/notes' },
    only: { type: 'string', default: layouts },
  },
});
const widths = [375, 800, 1440];
const height = 900;
const faces = ['light', 'dark'].flatMap((scheme) => ['en', 'tr'].map((language) => ({ scheme, language })));
/** How much smaller a picture stands on its sheet. */
const scale = 2;
const gap = 16;

const folder = path.resolve(import.meta.dirname, '../.cache/layouts');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await chromiumPath() });
try {
  for (const layout of values.only.split(',')) await drawSheet(browser, layout);
} finally {
  await browser.close();
}

/** One picture of the page as a data address. */
async function take(layout: string, width: number, face: (typeof faces)[number]): Promise<string> {
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en-US', reducedMotion: 'reduce' });
  // oxlint-disable-next-line eslint/no-restricted-globals -- runs in the page, before anything of the product
  await page.addInitScript((kept) => localStorage.setItem('qd:preferences', kept), JSON.stringify(face));
  await page.goto(`${values.site}${values.page}?layout=${layout}`, { waitUntil: 'networkidle' });
  await page.locator('[data-prerendered-layout]').waitFor({ state: 'detached' });
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  // What has just come fades in.
  await page.waitForTimeout(500);
  const picture = await page.screenshot();
  await page.close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

/** Faces below each other, widths beside each other. */
async function drawSheet(from: Browser, layout: string): Promise<void> {
  const rows: string[] = [];
  for (const face of faces) {
    const cells: string[] = [];
    for (const width of widths) {
      const source = await take(layout, width, face);
      cells.push(`<img src="${source}" width="${width / scale}" height="${height / scale}">`);
    }
    rows.push(`<div>${cells.join('')}</div>`);
  }
  const sheetWidth = widths.reduce((sum, width) => sum + width / scale + gap, gap);
  const page = await from.newPage({ viewport: { width: Math.ceil(sheetWidth), height: 600 } });
  await page.setContent(
    `<style>body{margin:${gap}px;background:#888}div{display:flex;gap:${gap}px;margin-block-end:${gap}px}</style>${rows.join('')}`,
  );
  await page.screenshot({ path: path.join(folder, `${layout}.png`), fullPage: true });
  await page.close();
  console.log(path.join(folder, `${layout}.png`));
}
