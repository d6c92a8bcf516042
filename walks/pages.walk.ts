import { failedRequest } from './network.ts';
import { expect, prerendered, test } from './support.ts';
import { rowOf } from './tasks.ts';

// The browser notes every page that answers 404, also the one we ask for on purpose.
test.use({ expectedProblems: [failedRequest] });

test.describe('an address that nobody knows', () => {
  test('answers 404 with a page that leads on', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page is off the chart', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Quarterdeck');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('link', { name: 'Start a project' }).first()).toBeVisible();
  });

  test('offers what looks like it', async ({ page }) => {
    await page.goto('/apps/taks');
    await page.getByRole('link', { name: '/apps/tasks' }).click();
    await expect(page).toHaveURL('/apps/tasks');
    await expect(rowOf(page, 'This week')).toBeVisible();
  });

  test('offers the search', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('searchbox', { name: 'Search pages' }).fill('marta');
    await page.getByRole('button', { name: 'Search everything' }).click();
    const palette = page.getByRole('dialog', { name: 'Search' });
    await palette.getByRole('combobox').fill('marta');
    await palette.getByRole('option', { name: /^Send Marta/ }).click();
    await expect(page).toHaveURL('/apps/tasks/task-01');
  });

  test('speaks Turkish', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('qd:preferences', '{"language": "tr"}'));
    await page.goto('/no/such/page');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu sayfa haritada yok');
    await expect(page.getByText('This page is off the chart')).toBeHidden();
  });

  test('is shown before any script of the site ran', async ({ page }) => {
    await page.route(/\/assets\/(?!boot-)[^/]+\.js$/, () => undefined);
    await page.goto('/no/such/page', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is off the chart');
  });

  test('has an address of its own that answers 200', async ({ page }) => {
    const response = await page.goto('/pages/error/404');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is off the chart');
  });
});

test.describe('failure page', () => {
  test('names an id, and leads home where nothing led here', async ({ page }) => {
    await page.goto('/pages/error/500');
    await expect(page.getByRole('heading', { name: 'Something broke on our side', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Something broke · Quarterdeck');
    await expect(page.locator('code')).toHaveText(/^[0-9A-F]{6}-[0-9A-F]{4}-[0-9A-F]{4}$/);
    await expect(page.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', /support$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('hostile addresses', () => {
  const hostile = {
    'broken percent encoding': '/apps/tasks/%E0%A4%A',
    markup: '/apps/tasks/%3Cimg%20src=x%20onerror=window.hacked=1%3E',
    'markup in an unknown page': '/%3Cimg%20src=x%20onerror=window.hacked=1%3E',
    'another host': '//evil.example',
    'another host behind a backslash': '/\\evil.example',
    'a way upwards': '/apps/tasks/..%2f..%2f..%2fetc%2fpasswd',
    'a null byte': '/apps/tasks/%00',
    'a prototype': '/__proto__/constructor',
    'great length': `/apps/tasks/${'x'.repeat(4_000)}`,
    'a hostile search': `/apps/tasks?q=${encodeURIComponent('<script>window.hacked=1</script>')}`,
    'a search of great length': `/apps/tasks?q=${'x'.repeat(4_000)}`,
    'a hostile fragment': '/apps/tasks#<img src=x onerror=window.hacked=1>',
  };
  for (const [name, address] of Object.entries(hostile)) {
    test(`${name} does no harm`, async ({ page, baseURL }) => {
      const response = await page.request.get(`${baseURL ?? ''}${address.split('#')[0] ?? ''}`, { maxRedirects: 0 });
      expect([200, 400, 404]).toContain(response.status());
      expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
      if (response.status() === 400) return;
      await page.goto(`${baseURL ?? ''}${address}`);
      await expect(page.locator('#root :is(h1, [role=dialog])').or(page.getByRole('dialog')).first()).toBeAttached();
      await expect(page.locator(prerendered)).toHaveCount(0);
      expect(new URL(page.url()).host).toBe(new URL(baseURL ?? '').host);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });
  }
});

test.describe('headers', () => {
  const addresses = [
    '/',
    '/apps/tasks',
    '/apps/tasks/task-01',
    '/no/such/page',
    '/assets/i18n/en.json',
    '/favicon.svg',
  ];
  test('every answer carries the security headers', async ({ request }) => {
    for (const address of addresses) {
      const headers = (await request.get(address)).headers();
      const policy = headers['content-security-policy'] ?? '';
      for (const directive of [
        "default-src 'none'",
        "script-src 'self'",
        "script-src-attr 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy.split('; ')).toContain(directive);
      expect(policy).not.toMatch(/unsafe-eval|\*(?!\.js\.stripe\.com)/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  test('the page holds no inline script and no handler attribute', async ({ request }) => {
    for (const address of ['/apps/tasks', '/no/such/page']) {
      const text = await (await request.get(address)).text();
      expect(text.match(/<script(?![^>]*\bsrc=)/g)).toBeNull();
      expect(text).not.toMatch(/<[^>]+\son\w+=/);
    }
  });

  test('pages are asked for anew, hashed files are kept', async ({ page, request }) => {
    expect((await request.get('/apps/tasks')).headers()['cache-control']).toBe('no-store');
    await page.goto('/apps/tasks');
    const script = await page.locator('script[type=module]').first().getAttribute('src');
    expect((await request.get(script ?? '')).headers()['cache-control']).toContain('immutable');
  });

  test('other methods than reading are refused', async ({ request }) => {
    expect((await request.post('/apps/tasks')).status()).toBe(405);
    expect((await request.delete('/')).status()).toBe(405);
  });
});
