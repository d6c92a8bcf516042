import { hostileHtml } from '../packages/ui/src/SafeHtml/testing/hostileHtml.ts';
import { openNetwork } from './network.ts';
import { expect, freezeClock, test, walkDay } from './support.ts';

/** Addresses that are none, or that would run, call home or lead to another site where one of this site is meant. */
const hostileLinks = [
  'javascript:window.hostileHtmlRan=1',
  ' java\tscript:window.hostileHtmlRan=1',
  'data:text/html,<script>window.hostileHtmlRan=1</script>',
  'vbscript:MsgBox(1)',
  '//evil.example/x',
  '/\\evil.example',
  'https://evil.example/\u202Egro.elpmaxe',
  '/apps/tasks"><img src=x onerror=window.hostileHtmlRan=1>',
];
const hostileImages = [
  'https://evil.example/pixel.gif',
  '//evil.example/pixel.gif',
  'javascript:window.hostileHtmlRan=1',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.hostileHtmlRan=1"/>',
  'data:text/html,<script>window.hostileHtmlRan=1</script>',
];
const hostileIcons = [
  '../../../etc/passwd',
  '<svg onload=window.hostileHtmlRan=1>',
  '__proto__',
  'constructor',
  'javascript:',
];

const pick = <T>(from: readonly T[], index: number) => from[index % from.length];

/** Every text, link, picture and icon of the tables, each beside each other kind. */
const items = hostileHtml.map(([, html], index) => ({
  id: `hostile-${index}`,
  title: html.slice(0, 500),
  description: html.slice(0, 5_000),
  time: walkDay,
  read: index % 2 === 0,
  seen: true,
  useRouter: index % 3 === 0,
  icon: pick(hostileIcons, index),
  ...(index % 4 === 0 ? { image: pick(hostileImages, index / 4) } : {}),
}));

const withLinks = hostileLinks.map((link, index) => ({
  id: `link-${index}`,
  title: `Link ${index}`,
  description: 'a',
  time: walkDay,
  read: false,
  seen: false,
  useRouter: index % 2 === 0,
  link,
}));

// What cleans the markup takes it apart in a document that is never shown, and the policy stops even that.
test.use({
  expectedProblems: [/requires 'TrustedScript' assignment|require-trusted-types-for stopped|base.uri/i],
});

// The walk itself fails on requests to other hosts, on uncaught errors and on violations of the policy.
for (const { name, address } of [
  { name: 'Messages', address: 'api/common/messages' },
  { name: 'Notifications', address: 'api/common/notifications' },
]) {
  test(`hostile texts, pictures and icons in ${name.toLowerCase()} run nothing and call nobody (MS-1)`, async ({
    context,
    page,
  }) => {
    await freezeClock(page);
    await openNetwork(context);
    await context.route(`**/${address}`, (route) => route.fulfill({ json: items }));
    await page.goto('/apps/tasks');
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByRole('row').first()).toBeFocused();
    // Rows that are not in sight are not drawn.
    const last = panel.locator(`[data-key="hostile-${items.length - 1}"]`);
    for (let presses = 0; presses < items.length && !(await last.isVisible()); presses += 1)
      await page.keyboard.press('PageDown');
    await expect(last).toBeVisible();
    expect(await page.evaluate(() => (window as { hostileHtmlRan?: number }).hostileHtmlRan)).toBeUndefined();
  });

  test(`hostile links in ${name.toLowerCase()} lead nowhere (MS-1)`, async ({ context, page }) => {
    await freezeClock(page);
    await openNetwork(context);
    for (const one of withLinks) {
      await context.unroute(`**/${address}`).catch(() => undefined);
      await context.route(`**/${address}`, (route) => route.fulfill({ json: [one] }));
      await page.goto('/apps/tasks');
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
      const panel = page.getByRole('dialog', { name });
      // An answer with an address that is none is refused as a whole; what is shown is no way out.
      await expect(panel.getByRole('row').or(panel.getByRole('alert')).first()).toBeVisible();
      const hrefs = await panel
        .locator('a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      for (const href of hrefs) {
        expect(new URL(href).protocol, one.link).toMatch(/^https?:$/);
        expect(one.useRouter && new URL(href).host !== new URL(page.url()).host, one.link).toBe(false);
      }
      expect(await page.evaluate(() => (window as { hostileHtmlRan?: number }).hostileHtmlRan)).toBeUndefined();
    }
  });
}
