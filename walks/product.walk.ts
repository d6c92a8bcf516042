import type { Page } from 'playwright/test';
import { dialogOf, goOn, openSignedIn, tamper } from './signIn.ts';
import { securityHeaders } from '../tools/securityHeaders.ts';
import { asksServer, isCall } from '../tools/serverStandIn.ts';
import { failedRequest, openNetwork } from './network.ts';
import {
  backlogLink,
  demoVisit,
  free,
  keepVisit,
  leave,
  marketplaceHeading,
  openAs,
  select,
  stored,
} from './product.ts';
import { expect, freezeClock, prerendered, test } from './support.ts';

/** Holds the scripts of the site back. @returns lets them go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => undefined as void;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

test.describe('a new visitor', () => {
  test('starts a project, leaves in the middle, goes on and comes to the marketplace', async ({ page }) => {
    await freezeClock(page);
    await page.goto('/');
    await expect(page).toHaveURL('/home');
    await page.getByRole('link', { name: 'Start a project' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'What are we building?' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Project name' }).fill('Lighthouse tours');
    await page.getByText('Soonest').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Who else is on board?' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Email address' }).fill('deniz@harbour.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove deniz@harbour.example' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Who else is on board?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove deniz@harbour.example' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Take payments').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    const first = page.getByRole('list', { name: 'First items' });
    await expect(first.getByRole('listitem')).toHaveCount(6);
    await page.getByRole('button', { name: 'Browse the marketplace' }).click();
    await expect(page).toHaveURL('/marketplace');
    await expect(marketplaceHeading(page)).toBeVisible();
    await page.goto('/');
    await expect(page).toHaveURL('/marketplace');
    expect(await stored(page, 'goMarketplace')).toBe('true');
  });

  test('is led to the beginning from every page that needs a project', async ({ page }) => {
    for (const address of ['/marketplace', '/backlog', '/payment']) {
      await page.goto(address);
      await expect(page).toHaveURL('/home');
    }
    await openAs(page, { sessionId: 'session-01' }, '/backlog');
    await expect(page).toHaveURL('/getstarted');
  });
});

test.describe('the landing page', () => {
  test('reads and leads on without any script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/home');
    // At once: nothing is waited for.
    const title = page.getByRole('heading', { level: 1, name: 'Twelve weeks from backlog to launch.' });
    await expect(title).toBeVisible({ timeout: 1000 });
    await page.getByRole('link', { name: 'Start a project' }).first().click();
    await expect(page).toHaveURL('/getstarted');
    await context.close();
  });

  test('opens at the part that its address names', async ({ page }) => {
    await freezeClock(page);
    await page.goto('/home#pricing');
    // The same part before and after the page is hydrated.
    await expect(page.locator('#pricing:visible')).toBeInViewport({ ratio: 0.3 });
    await expect(page.locator(prerendered)).toHaveCount(0);
    await expect(page.locator('#pricing:visible')).toBeInViewport({ ratio: 0.3 });
  });

  test('is hydrated: the elements stay, and with them the focus', async ({ page }) => {
    const letGo = await holdScripts(page);
    await freezeClock(page);
    await page.goto('/home', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const before = await title.elementHandle();
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    const link = await focused();
    expect(link).not.toBe('');
    letGo();
    // What depends on the day is there once the page is hydrated.
    await expect(page.getByText('Next crew free on')).toBeVisible();
    expect(await title.evaluate((element, one) => element === one, before)).toBe(true);
    expect(await focused()).toBe(link);
  });

  test('its buttons work once it is hydrated', async ({ page }) => {
    await freezeClock(page);
    await page.goto('/home');
    await expect(page.locator(prerendered)).toHaveCount(0);
    await page.getByRole('button', { name: /Türkçe/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Twelve weeks from backlog to launch.');
  });

  test('keeps the place and the answer that was opened', async ({ page }) => {
    const letGo = await holdScripts(page);
    await freezeClock(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await page.getByText('What does a price include?').click();
    const answer = page.locator('details').filter({ hasText: 'What does a price include?' });
    letGo();
    await expect(page.locator(prerendered)).toHaveCount(0);
    await expect(page.getByText('Next crew free on')).toBeAttached();
    await expect(answer).toHaveAttribute('open');
    await expect(answer).toBeInViewport();
  });

  test('leads those with a project to their backlog and into the marketplace', async ({ page }) => {
    await openAs(page, demoVisit, '/home');
    await expect(page.getByRole('link', { name: 'Go to your backlog' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start a project' }).first()).toBeHidden();
    await expect(page.locator('a[href^="/getstarted"]:visible')).toHaveCount(0);
    await page.getByRole('link', { name: 'Browse the marketplace' }).click();
    await expect(page).toHaveURL('/marketplace');
  });

  test('has no link that leads a new visitor back to it', async ({ page }) => {
    await freezeClock(page);
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shown = page.locator('a:not([inert] a):visible');
    const addresses = await shown.evaluateAll((links) =>
      links.flatMap((link) => {
        const { pathname, hash, search } = new URL((link as HTMLAnchorElement).href);
        return hash === '' && pathname !== '/home' ? pathname + search : [];
      }),
    );
    expect(addresses.filter((address) => address.startsWith('/getstarted?for=')).length).toBe(13);
    for (const address of new Set(addresses)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
    }
  });

  test('brings a new visitor to the requirement that was chosen there, once there is a project', async ({ page }) => {
    await freezeClock(page);
    await page.goto('/home');
    const wall = page.getByRole('region', { name: 'Ready to build' });
    const card = wall.getByRole('link').first();
    const title = await card.innerText();
    await card.click();
    await expect(page.getByText('The marketplace opens with your project.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Project name' }).fill('Lighthouse tours');
    for (const next of ['Who else is on board?', 'What matters most?', 'What goes in first?']) {
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
    }
    await page.reload();
    await page.getByRole('button', { name: `See “${title}”` }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  });
});

test.describe('the marketplace before its scripts', () => {
  test('shows its heading, and keeps the place of who has scrolled (CF-4)', async ({ page }) => {
    const letGo = await holdScripts(page);
    await keepVisit(page, demoVisit);
    await page.goto('/marketplace', { waitUntil: 'commit' });
    await expect(page.locator(`${prerendered} h1:visible`)).toHaveText('Choose what we build next');
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 300);
    const scrolled = () => page.evaluate(() => document.scrollingElement?.scrollTop);
    await expect.poll(scrolled).toBe(300);
    letGo();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await scrolled()).toBe(300);
  });

  test('shows nothing of itself to a visitor who may not enter', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/marketplace', { waitUntil: 'commit' });
    await expect(page.locator(`${prerendered} h1`).first()).toBeAttached();
    await expect(page.locator(`${prerendered} h1:visible`)).toHaveCount(0);
    letGo();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('the focus in the marketplace', () => {
  const focusIn = (page: Page, place: string) =>
    expect.poll(() => page.evaluate((css) => document.activeElement?.matches(css), place)).toBe(true);

  test('stays beside what was pressed and is gone', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, demoVisit, '/marketplace?free=free&q=dark');
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await focusIn(page, '[data-marketplace-count]');
    await select(page, 'Dark theme');
    await page.getByRole('button', { name: 'Remove Dark theme from the selection' }).press('Enter');
    await focusIn(page, 'section[tabindex="-1"]');
    await select(page, 'Dark theme');
    await page.getByRole('button', { name: 'Discard selected requirements' }).press('Enter');
    await focusIn(page, 'section[tabindex="-1"]');
  });

  test('goes to the card of a requirement that its address had opened', async ({ page }) => {
    await openAs(page, demoVisit, '/marketplace/QD-002');
    await expect(page.getByRole('dialog', { name: 'Dark theme' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article').getByRole('link', { name: 'Dark theme' })).toBeFocused();
  });
});

test.describe('the marketplace in Turkish', () => {
  test('says what it offers in the language that is chosen, and what goes into the backlog', async ({ page }) => {
    await openAs(page, demoVisit, '/marketplace/QD-020');
    await expect(page.getByRole('dialog', { name: 'Accessibility review' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
    const card = page.getByRole('article').filter({ hasText: 'QD-040' });
    await page.getByRole('searchbox').fill('DISA AKTARMA');
    await expect(card.getByRole('heading')).toHaveText('CSV ve JSON dışa aktarma');
    await expect(page.getByRole('heading', { name: 'CSV and JSON export' })).toHaveCount(0);
    await card.getByRole('button').click();
    await page.reload();
    await expect(card.getByRole('heading')).toHaveText('CSV ve JSON dışa aktarma');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^İş listesi/ })
      .click();
    await page.getByRole('button', { name: 'Satın almaya geç' }).click();
    await expect(page).toHaveURL(/^[^?]*\/backlog/);
    await expect(page.getByRole('main').getByText('CSV ve JSON dışa aktarma').first()).toBeVisible();
  });

  test('asks again for what was still on its way when the language changed, and keeps the tag', async ({
    page,
    context,
  }) => {
    const network = await openNetwork(context);
    const release = network.hold('GET api/marketplace/requirements');
    await openAs(page, demoVisit, '/marketplace?tag=Export');
    await expect.poll(() => network.calls).toContain('GET api/marketplace/requirements');
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    release();
    await expect(page.getByRole('article').getByRole('heading')).toHaveText('CSV ve JSON dışa aktarma');
    await expect(page.getByRole('button', { name: 'Dışa aktarma', pressed: true })).toBeVisible();
    await expect(page).toHaveURL('/marketplace?tag=Export');
  });
});

test.describe('leaving the marketplace', () => {
  test('checks free requirements out into the backlog', async ({ page }) => {
    await openAs(page, demoVisit, '/marketplace');
    for (const title of free) await select(page, title);
    await (await leave(page)).getByRole('button', { name: 'Check out' }).click();
    await expect(page).toHaveURL(/^[^?]*\/backlog/);
    for (const title of free)
      await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible();
    expect(await stored(page, 'projectRequirements')).toBe('[]');
  });

  test.describe('when the call fails', () => {
    test.use({ expectedProblems: [/Failed to load resource|requirements could not be added/i] });

    test('keeps the selection and stays, and says so in the console', async ({ page, context }) => {
      const network = await openNetwork(context);
      network.breakDown('POST api/projects/project-01/requirements', 'status 500');
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      await openAs(page, demoVisit, '/marketplace');
      for (const title of free) await select(page, title);
      const before = await stored(page, 'projectRequirements');
      await (await leave(page)).getByRole('button', { name: 'Check out' }).click();
      await expect(page.getByText('Nothing was added')).toBeVisible();
      await expect(page).toHaveURL('/marketplace');
      expect(await stored(page, 'projectRequirements')).toBe(before);
      expect(said.filter((text) => !failedRequest.test(text))).toHaveLength(1);
    });
  });

  test('discards the selection', async ({ page }) => {
    await openAs(page, demoVisit, '/marketplace');
    await select(page, free[0]);
    await (await leave(page)).getByRole('button', { name: 'Discard selected requirements' }).click();
    await expect(page).toHaveURL('/backlog');
    expect(await stored(page, 'projectRequirements')).toBe('[]');
  });

  test('asks nothing from another page, and keeps the selection', async ({ page }) => {
    await openAs(page, { ...demoVisit, projectRequirements: [{ id: 'QD-002', price: 0 }] }, '/help');
    await backlogLink(page).click();
    await expect(page).toHaveURL('/backlog');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await stored(page, 'projectRequirements')).toContain('QD-002');
  });
});

/** Requirements with a price and one without: 980 + 560 + 0. */
const voyage = [
  { id: 'QD-015', price: 980 },
  { id: 'QD-007', price: 560 },
  { id: 'QD-002', price: 0 },
];

/** Writes into every page of the site who takes payments. */
async function setUpPayments(page: Page, { key = '', mode = '', hasServer = false }): Promise<void> {
  await page.route(
    (url) => !isCall(url) && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        headers: { ...response.headers(), ...securityHeaders({ isSecure: false, hasPayments: key !== '' }) },
        body: (hasServer ? asksServer(text) : text).replace(
          '</head>',
          `<meta name="quarterdeck-stripe-publishable-key" content="${key}" /><meta name="quarterdeck-payments" content="${mode}" /></head>`,
        ),
      });
    },
  );
}

/** Fills whatever is asked before the card. */
async function fillBill(page: Page): Promise<void> {
  const values = {
    Name: 'Elif Aydın',
    'Email address': 'elif@harbour.example',
    'Street address': 'Rıhtım Caddesi 12',
    'Postal code': '34425',
    City: 'İstanbul',
  };
  await expect(page.getByRole('button', { name: /^(Continue|Edit Billing)$/ })).toBeVisible();
  for (const part of ['Contact', 'Billing'] as const) {
    const form = page.getByRole('region', { name: part });
    for (const [name, value] of Object.entries(values)) {
      const field = form.getByRole('textbox', { name, exact: true });
      if ((await field.count()) > 0) await field.fill(value);
    }
    const country = form.getByRole('combobox', { name: 'Country' });
    if ((await country.count()) > 0) {
      await country.fill('Türki');
      await country.press('ArrowDown');
      await country.press('Enter');
      await expect(country).toHaveValue('Türkiye');
      await expect(page.getByRole('listbox')).toBeHidden();
    }
    if ((await form.getByRole('button', { name: 'Continue' }).count()) > 0) {
      await form.getByRole('button', { name: 'Continue' }).click();
    }
  }
}

/** Fills the form of the test mode. */
async function fillPayment(page: Page, card: string): Promise<void> {
  await fillBill(page);
  await page.getByRole('textbox', { name: 'Card number' }).fill(card);
  await page.getByRole('textbox', { name: 'Expires' }).fill('0429');
  await page.getByRole('textbox', { name: 'Security code' }).fill('123');
  const cardName = page.getByRole('textbox', { name: 'Name on card' });
  if ((await cardName.count()) > 0) await cardName.fill('Elif Aydın');
  const cardPostalCode = page.getByRole('region', { name: 'Payment' }).getByRole('textbox', { name: 'Postal code' });
  if ((await cardPostalCode.count()) > 0) await cardPostalCode.fill('34425');
}

test.describe('paying', () => {
  test.describe('with a session', () => {
    test.use({ expectedProblems: [/status of 401/] });

    test('goes on as it was where paying is what the session has ended for', async ({ page, context }) => {
      await openNetwork(context);
      await setUpPayments(page, { mode: 'local', hasServer: true });
      await openSignedIn(page, '/help');
      await openAs(page, { ...demoVisit, projectRequirements: voyage }, '/payment');
      await fillPayment(page, '4242424242424242');
      await tamper(page);
      await page.getByRole('button', { name: /^Pay .*1,540\.00$/ }).click();
      await goOn(page);
      await expect(page.getByRole('heading', { name: /^Receipt/ })).toBeVisible();
    });

    test('goes on as it was after the session has ended in its middle', async ({ page, context }) => {
      await openNetwork(context);
      await setUpPayments(page, { mode: 'local', hasServer: true });
      await openSignedIn(page, '/help');
      await openAs(page, { ...demoVisit, projectRequirements: voyage }, '/payment');
      await fillPayment(page, '4242424242424242');
      // Another tab is the first to hear that the session is over.
      const other = await context.newPage();
      await freezeClock(other);
      await other.goto('/help');
      await tamper(other);
      await other.goto('/backlog');
      await goOn(other);
      await page.bringToFront();
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByRole('textbox', { name: 'Card number' })).toHaveValue(/4242$/);
      await page.getByRole('button', { name: /^Pay .*1,540\.00$/ }).click();
      await expect(page.getByRole('heading', { name: /^Receipt/ })).toBeVisible();
    });
  });

  test('is done once: a receipt, the items paid, the selection empty, and back pays nothing again', async ({
    page,
    context,
  }) => {
    const network = await openNetwork(context);
    await setUpPayments(page, { mode: 'local', hasServer: true });
    await openAs(page, demoVisit, '/marketplace');
    await select(page, 'Image gallery with crop');
    await (await leave(page)).getByRole('button', { name: 'Check out' }).click();
    await expect(page).toHaveURL('/payment');
    await fillPayment(page, '4242424242424242');
    await page.getByRole('button', { name: /^Pay .*560\.00$/ }).dblclick();
    await expect(page.getByRole('heading', { name: /^Receipt \d{4}-\d{4}/ })).toBeVisible();
    expect(await stored(page, 'projectRequirements')).toBe('[]');
    expect(network.calls.filter((call) => call === 'POST create-checkout-session')).toHaveLength(1);
    const receipts = async () => {
      const answer = await network.api.fetch(new Request('http://localhost/projects/project-01/receipts'));
      return ((await answer.json()) as { total: number }[]).map(({ total }) => total);
    };
    expect((await receipts()).filter((total) => total === 560)).toHaveLength(1);
    const count = (await receipts()).length;
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
    expect(await receipts()).toHaveLength(count);
    await backlogLink(page).click();
    await expect(page.getByRole('main').getByText('Image gallery with crop').first()).toBeVisible();
  });

  test('goes on after a reload with the session that was open, and a refused card loses nothing', async ({
    page,
    context,
  }) => {
    const network = await openNetwork(context);
    await setUpPayments(page, { mode: 'local', hasServer: true });
    await openAs(page, { ...demoVisit, projectRequirements: voyage }, '/payment');
    await fillPayment(page, '4000000000000002');
    await page.getByRole('button', { name: /^Pay .*1,540\.00$/ }).click();
    await expect(page.getByText('The card was declined')).toBeVisible();
    await page.reload();
    await fillPayment(page, '4000000000009995');
    await page.getByRole('button', { name: /^Pay .*1,540\.00$/ }).click();
    await expect(page.getByText('Insufficient funds', { exact: true })).toBeVisible();
    await fillPayment(page, '4242424242424242');
    await page.getByRole('button', { name: /^Pay .*1,540\.00$/ }).click();
    await expect(page.getByRole('heading', { name: /^Receipt/ })).toBeVisible();
    // The same session each time: what is asked again is answered with the one that is open.
    const answer = await network.api.fetch(new Request('http://localhost/projects/project-01/receipts'));
    expect(((await answer.json()) as { total: number }[]).filter(({ total }) => total === 1540)).toHaveLength(1);
  });

  test('is played as long as the page answers the calls, with the test cards on the form', async ({ page }) => {
    await openAs(page, { ...demoVisit, projectRequirements: voyage }, '/payment');
    await fillBill(page);
    for (const card of ['4242 4242 4242 4242', '4000 0000 0000 0002', '4000 0000 0000 9995']) {
      await expect(page.getByRole('term').filter({ hasText: card })).toBeVisible();
    }
    await fillPayment(page, '4242424242424242');
    await page.getByRole('button', { name: /^Pay .*1,540\.00$/ }).click();
    const receipt = page.getByRole('article', { name: /^Receipt \d{4}-\d{4}/ });
    await expect(receipt).toContainText('Visa ending in 4242');
    await expect(receipt).toContainText(/34425 İstanbul\s*Türkiye/);
    await page.goto('/payment/cancelled');
    await expect(page.getByRole('link', { name: /^View receipt/ })).toBeVisible();
    await expect(page.getByText('Payment cancelled')).toHaveCount(0);
  });

  test.describe('with a server and without a key', () => {
    test.use({ expectedProblems: [/No key defined! Either you need to pass it as a parameter/] });

    test('says in one sentence that nobody takes payments, and has no form', async ({ page, context }) => {
      await openNetwork(context);
      await setUpPayments(page, { hasServer: true });
      await openAs(page, { ...demoVisit, projectRequirements: voyage }, '/payment');
      await expect(page.getByText('Payments aren’t available here yet. Your selection is saved.')).toBeVisible();
      await expect(page.getByRole('form')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0);
    });
  });

  test.describe('with a provider whose script is blocked', () => {
    test.use({
      expectedProblems: [/Failed to load resource|request to another host: https:\/\/js\.stripe\.com|payment/i],
    });

    test('says so, and Retry works once it is allowed', async ({ page }) => {
      let isBlocked = true;
      await page.route('https://js.stripe.com/**', (route) =>
        isBlocked
          ? route.abort('blockedbyclient')
          : route.fulfill({
              contentType: 'text/javascript',
              body: `window.Stripe = Object.assign(() => ({
                _registerWrapper() {}, elements: () => ({ create: () => ({ mount(box) { box.textContent = 'card field'; }, destroy() {}, on() {} }) }),
              }), { version: 3 });`,
            }),
      );
      await setUpPayments(page, { key: 'pk_test_walk' });
      await openAs(page, { ...demoVisit, projectRequirements: voyage }, '/payment');
      await expect(page.getByText('Secure payment didn’t load')).toBeVisible();
      isBlocked = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await fillBill(page);
      await expect(page.getByText('card field').first()).toBeVisible();
      await expect(page.getByText('Secure payment didn’t load')).toHaveCount(0);
    });
  });
});
