import { createServer } from 'node:http';
import { failedRequest } from './network.ts';
import { demoVisit, keepVisit } from './product.ts';
import { expect, prerendered, test } from './support.ts';

const pages = [
  {
    address: '/home',
    titles: { en: 'Twelve weeks from backlog to launch.', tr: 'İş listesinden yayına on iki hafta.' },
  },
  { address: '/no/such/page', titles: { en: 'This page is off the chart', tr: 'Bu sayfa haritada yok' } },
  { address: '/apps/tasks', titles: { en: 'Tasks', tr: 'Görevler' } },
  { address: '/marketplace', titles: { en: 'Choose what we build next', tr: 'Sırada ne yapacağımızı seçin' } },
] as const;
/** Those of which the HTML is the page itself, and no placeholder. */
const hydrated: readonly string[] = ['/home', '/no/such/page'];

for (const { address, titles } of pages) {
  test.describe(address, () => {
    // The browser notes a page that answers 404.
    test.use({ expectedProblems: address === '/no/such/page' ? [failedRequest] : [] });
    for (const language of ['en', 'tr'] as const) {
      for (const scheme of ['light', 'dark'] as const) {
        for (const width of [375, 1440]) {
          // Who has no project is led away from the marketplace.
          for (const isKnown of address === '/marketplace' ? [true] : [false, true]) {
            const visitor = isKnown ? 'with a project' : 'without one';
            test(`is adopted in ${language}, ${scheme}, ${width} wide, ${visitor}`, async ({ page }) => {
              await page.setViewportSize({ width, height: 900 });
              if (isKnown) await keepVisit(page, demoVisit);
              await page.addInitScript(
                (value) => localStorage.setItem('qd:preferences', value),
                JSON.stringify({ language, scheme }),
              );
              let letGo = () => undefined as void;
              const released = new Promise<void>((resolve) => (letGo = resolve));
              await page.route('**/assets/index-*.js', async (route) => {
                await released;
                await route.continue();
              });
              await page.goto(address, { waitUntil: 'commit' });
              const title = page.locator('h1:visible');
              await expect(title).toHaveText(titles[language]);
              await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
              const before = await title.elementHandle();
              letGo();
              await expect(page.locator(prerendered)).toHaveCount(0);
              await expect(page.locator('#root main h1')).toHaveText(titles[language]);
              // Announced when the page runs.
              await expect(page).toHaveTitle(/ · Quarterdeck$/);
              const isSame = await page.locator('#root h1').evaluate((element, one) => element === one, before);
              expect(isSame).toBe(hydrated.includes(address));
            });
          }
        }
      }
    }
  });
}

test('another layout than that of the HTML is rendered anew', async ({ page }) => {
  await page.goto('/home?layout=classy');
  await expect(
    page.getByRole('navigation', { name: 'Main' }).or(page.getByRole('complementary')).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twelve weeks from backlog to launch.');
  await expect(page.locator(prerendered)).toHaveCount(0);
});

test.describe('HTML that comes piece by piece', () => {
  // The server that sends it so has a port of its own.
  test.use({ expectedProblems: [/^request to another host: http:\/\/127\.0\.0\.1:/] });
  for (const width of [375, 1440]) {
    test(`does not move the form for signing in, ${width} wide`, async ({ page, baseURL }) => {
      const address = '/pages/authentication/sign-in/split-screen';
      const html = await (await fetch(`${baseURL}${address}`)).text();
      const middle = html.indexOf('</h1>', html.indexOf('<h1'));
      const server = createServer((incoming, outgoing) => {
        if (incoming.url === address) {
          outgoing.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, middle));
          setTimeout(() => outgoing.end(html.slice(middle)), 700);
        } else {
          void fetch(`${baseURL}${incoming.url}`).then(async (answer) => {
            outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
            outgoing.end(Buffer.from(await answer.arrayBuffer()));
          });
        }
      });
      await new Promise<void>((listening) => server.listen(0, listening));
      const { port } = server.address() as { port: number };
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://127.0.0.1:${port}${address}`);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
            ).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
      );
      server.closeAllConnections();
      server.close();
      // Letters of the font that comes later are up to 3 px wider.
      expect(moved).toBeLessThan(0.001);
    });
  }
});
