import type { Locator, Page } from 'playwright/test';
import { failedRequest, openNetwork, withhold } from './network.ts';
import { demoVisit, openAs } from './product.ts';
import { AccessibilityRound, expect, freezeClock, prerendered, test } from './support.ts';
import { menuItem, openTasks, rowOf } from './tasks.ts';

const preferencesKey = 'qd:preferences';
const themes = ['theme-default', 'theme-brand', 'theme-teal', 'theme-rose', 'theme-purple', 'theme-amber'] as const;
const themeNames = ['Ink', 'Ultramarine', 'Teal', 'Rose', 'Purple', 'Amber'];
/** Every script of the site but the small one that dresses the page before the first paint. */
const mainScript = /\/assets\/(?!boot-)[^/]+\.js$/;

const html = (page: Page) => page.locator('html');
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
/** In the header: it opens the navigation where none stands beside the content. */
const openerOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Navigation', exact: true });
/** In the navigation itself: it puts the navigation away. */
const closerOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Navigation', exact: true });
const overlayOf = (page: Page) => page.getByRole('dialog', { name: 'Main' });

/** The button of the person's menu: in the header on small windows, else in the navigation. */
const personOf = (page: Page) =>
  page
    .getByRole('button', { name: /Elif Aydın.*your account/i })
    .filter({ visible: true })
    .first();

/** Stores preferences before the page starts, once, so that what the page writes afterwards survives a reload. */
async function store(page: Page, value: string): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      localStorage.setItem(key, text);
    },
    [preferencesKey, value] as const,
  );
}

/** Chooses in a group of radios as a mouse does: on what is drawn, where the input itself is invisible. */
async function choose(area: Locator, name: string | RegExp): Promise<void> {
  const radio = area.getByRole('radio', typeof name === 'string' ? { name, exact: true } : { name });
  await radio.locator('xpath=ancestor-or-self::*[self::label or self::button][1]').click();
  await expect(radio).toBeChecked();
}

const widthOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function openAppearance(page: Page) {
  await page.getByRole('button', { name: 'Appearance' }).click();
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await expect(panel).toBeVisible();
  return panel;
}

test.describe('navigation', () => {
  test('the start address leads on by what the browser keeps, and back does not return to it', async ({ page }) => {
    await openAs(page, demoVisit, '/pages/error/404');
    await page.goto('/');
    await expect(page).toHaveURL('/backlog');
    await expect(page.getByRole('heading', { name: 'Harbour CRM', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/pages/error/404');
  });

  test('the start address shows the frame at once and leaves the focus alone', async ({ page }) => {
    const titles: string[] = [];
    await page.exposeFunction('noteTitle', (title: string) => titles.push(title));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        (window as unknown as { noteTitle: (title: string) => void }).noteTitle(document.title);
      }).observe(document, { subtree: true, childList: true });
    });
    await openAs(page, demoVisit, '/');
    await expect(page.getByRole('heading', { name: 'Harbour CRM', level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Backlog · Quarterdeck');
    expect(titles.filter((title) => title.startsWith('Page not found'))).toEqual([]);
    await expect(page.locator('body')).toBeFocused();
  });

  test('the menu marks the page that is open, and the title of the tab names the open record, too (LY-7)', async ({
    page,
  }) => {
    await openTasks(page, '/apps/tasks/task-01');
    await expect(page).toHaveTitle(/^.+ · Tasks · Quarterdeck$/);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveText(/Apps.*Tasks/);
  });

  test('a change of page names the document, is announced and puts the focus into the content', async ({ page }) => {
    await openAs(page, demoVisit, '/pages/error/404');
    await expect(page).toHaveTitle('Page not found · Quarterdeck');
    await page.getByRole('link', { name: 'Backlog' }).click();
    await expect(page).toHaveURL('/backlog');
    await expect(page).toHaveTitle('Backlog · Quarterdeck');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Backlog' })).toBeAttached();
  });

  test('the skip link is the first stop and leads into the content', async ({ page }) => {
    await openTasks(page);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to content' });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(/\/apps\/tasks/);
  });

  test('a collapsed navigation stays collapsed after a reload, also before any script of the site ran', async ({
    page,
  }) => {
    await openTasks(page);
    const link = page.getByRole('link', { name: 'Tasks', exact: true });
    await closerOf(page).click();
    await expect(openerOf(page)).toBeVisible();
    await expect(link).not.toBeInViewport();

    const release = await withhold(page, mainScript, 'waits');
    await page.reload({ waitUntil: 'commit' });
    await expect(html(page)).toHaveAttribute('data-boot-navigation', 'closed');
    const frame = page.locator(`${prerendered} nav`);
    await expect(frame).toBeAttached();
    const end = await frame.evaluate((navigation) => navigation.getBoundingClientRect().right);
    expect(end).toBeLessThanOrEqual(1);
    await release();

    await openTasks(page);
    await expect(link).not.toBeInViewport();
    await openerOf(page).click();
    await expect(link).toBeInViewport();
  });

  test('below 960 the navigation lies over the page, keeps the focus and gives it back (CF-2, LY-5, LY-8)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await openTasks(page);
    await openerOf(page).click();
    await expect(overlayOf(page).getByRole('link', { name: 'Tasks' })).toBeVisible();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && document.activeElement?.closest('[role=dialog]') === null,
      );
      expect(isOutside, `after ${step + 1} steps`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(overlayOf(page)).toBeHidden();
    await expect(openerOf(page)).toBeFocused();

    await openerOf(page).click();
    await overlayOf(page).getByRole('link', { name: 'Tasks' }).click();
    await expect(overlayOf(page)).toBeHidden();

    await openerOf(page).click();
    await page.mouse.click(700, 400);
    await expect(overlayOf(page)).toBeHidden();
  });

  test('crossing 960 pixels changes the navigation once and opens nothing (LY-5)', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await openTasks(page);
    const beside = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' });
    await expect(beside).toBeVisible();
    await page.setViewportSize({ width: 959, height: 800 });
    await expect(beside).toBeHidden();
    await expect(overlayOf(page)).toBeHidden();
    await openerOf(page).click();
    await expect(overlayOf(page)).toBeVisible();
    await page.setViewportSize({ width: 960, height: 800 });
    await expect(overlayOf(page)).toBeHidden();
    await expect(beside).toBeVisible();
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(beside).toBeHidden();
    await expect(overlayOf(page)).toBeHidden();
  });
});

test.describe('layouts', () => {
  test('the address chooses the layout (CF-3, LY-1)', async ({ page }) => {
    await openTasks(page, '/apps/tasks?layout=centered');
    await expect(page.getByRole('contentinfo')).toContainText(/2016/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await openTasks(page, '/apps/tasks?layout=empty');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
  });

  test.describe('where the code of the navigation does not come', () => {
    test.use({ expectedProblems: [/Failed to load resource|dynamically imported module/] });
    test('the centered page goes on and says so, and another try shows it', async ({ page }) => {
      await page.route('**/assets/VerticalNavigation-*.js', (route) => route.abort());
      await openTasks(page, '/apps/tasks?layout=centered');
      await openerOf(page).click();
      const message = page.getByRole('alertdialog', { name: 'This didn’t load' });
      await expect(overlayOf(page)).toBeHidden();
      await page.unroute('**/assets/VerticalNavigation-*.js');
      await message.getByRole('button', { name: 'Try again' }).click();
      await expect(message).toBeHidden();
      await openerOf(page).click();
      await expect(overlayOf(page).getByRole('button', { name: 'Apps' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(openerOf(page)).toBeFocused();
    });
  });

  test('the empty layout is left by keyboard alone, through the search and the appearance (LY-2)', async ({ page }) => {
    await openTasks(page, '/apps/tasks?layout=empty&q=demo');
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('appear');
    // The settings have a part of that name, too, which is found later.
    await expect(palette(page).getByRole('option', { name: 'Appearance' })).toHaveCount(2);
    await expect(palette(page).getByRole('option').first()).toHaveAttribute('data-focused', 'true');
    const action = palette(page).getByRole('group', { name: 'Actions' }).getByRole('option', { name: 'Appearance' });
    await page.keyboard.press('ArrowDown');
    await expect(action).toHaveAttribute('data-focused', 'true');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Appearance' });
    const classy = panel.getByRole('radio', { name: 'Classy' });
    await expect(classy).not.toBeChecked();
    await classy.focus();
    await page.keyboard.press('Space');
    await expect(classy).toBeChecked();
    await expect(page).toHaveURL('/apps/tasks?q=demo');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' })).toBeVisible();
  });

  test('the layout that is chosen wins over the one of the address', async ({ page }) => {
    await openTasks(page, '/apps/tasks?layout=centered');
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('option', { name: 'Appearance' }).click();
    const panel = page.getByRole('dialog', { name: 'Appearance' });
    await expect(panel.getByRole('radio', { name: 'Centered' })).toBeChecked();
    // It is marked as the default.
    await choose(panel, /^Classy/);
    await expect(page).toHaveURL('/apps/tasks');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeAttached();
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' })).toBeVisible();
  });

  test('a name that no layout has is ignored (CF-3)', async ({ page }) => {
    for (const name of ['nonsense', '__proto__', 'constructor', 'CLASSY', '']) {
      await openTasks(page, `/apps/tasks?layout=${name}`);
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' })).toBeVisible();
    }
  });

  test('the layout of the address stays while a task is opened and searched', async ({ page }) => {
    await openTasks(page, '/apps/tasks?layout=centered');
    await rowOf(page, 'This week').waitFor();
    await page.getByRole('link', { name: /^Send Marta/ }).click();
    await expect(page).toHaveURL('/apps/tasks/task-01?layout=centered');
  });

  test('the layout that was chosen in the appearance panel is remembered (CF-3)', async ({ page }) => {
    await openTasks(page);
    const panel = await openAppearance(page);
    await choose(panel, 'Centered');
    await expect(page.getByRole('contentinfo').filter({ hasText: '2016' })).toBeAttached();
    await page.reload();
    await expect(page.getByRole('contentinfo')).toContainText('2016');
  });
});

test.describe('appearance', () => {
  test('every theme in both schemes shows at once and has colours of its own (CF-7)', async ({ page }) => {
    await openTasks(page);
    const panel = await openAppearance(page);
    const seen = new Set<string>();
    for (const [index, theme] of themes.entries()) {
      await choose(panel, themeNames[index] ?? '');
      await expect(html(page)).toHaveAttribute('data-theme', theme);
      for (const scheme of ['Light', 'Dark']) {
        await choose(panel, scheme);
        await expect(html(page)).toHaveAttribute('data-scheme', scheme.toLowerCase());
        seen.add(await html(page).evaluate((root) => getComputedStyle(root).getPropertyValue('--qd-accent-solid')));
      }
    }
    expect(seen.size).toBe(12);
  });

  for (const [theme, scheme] of [
    ['theme-rose', 'dark'],
    ['theme-default', 'light'],
    ['theme-amber', 'dark'],
  ] as const) {
    test(`${theme} in ${scheme} is there before any script of the site ran`, async ({ page }) => {
      await store(page, JSON.stringify({ theme, scheme }));
      await withhold(page, mainScript, 'waits');
      await page.goto('/apps/tasks', { waitUntil: 'commit' });
      await expect(page.locator(prerendered)).toBeVisible();
      await expect(html(page)).toHaveAttribute('data-theme', theme);
      await expect(html(page)).toHaveAttribute('data-scheme', scheme);
      // Nothing is shown before its sheet is there.
      const colour = () => html(page).evaluate((root) => getComputedStyle(root).getPropertyValue('--qd-accent-solid'));
      await expect.poll(colour).not.toBe('');
    });
  }

  const bootScript = /\/assets\/boot-[\w-]+\.js$/;

  test('nothing is shown before its colours are known', async ({ page }) => {
    await store(page, JSON.stringify({ scheme: 'dark' }));
    const release = await withhold(page, bootScript, 'waits');
    await page.goto('/home', { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeHidden();
    await release();
    await expect(title).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
  });

  test.describe('without the script that applies preferences', () => {
    test.use({ expectedProblems: [failedRequest] });

    for (const [address, title] of [
      ['/home', 'Twelve weeks from backlog to launch.'],
      ['/apps/tasks', 'Tasks'],
    ] as const) {
      test(`${address} opens all the same`, async ({ page }) => {
        await withhold(page, bootScript, 'fails');
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      });
    }
  });

  test('nothing is shown before the sheet of the theme is there, also when the page runs already', async ({ page }) => {
    await store(page, JSON.stringify({ theme: 'theme-rose' }));
    const release = await withhold(page, /\/assets\/themes-[\w-]+\.css$/, 'waits');
    await page.goto('/apps/tasks', { waitUntil: 'commit' });
    const title = page.locator('main h1').last();
    await expect(page.locator(prerendered)).toHaveCount(0);
    await expect(title).toBeHidden();
    await release();
    await expect(title).toBeVisible();
  });

  test('theme, scheme, density, text size and motion survive a reload, and the reset takes all of them back', async ({
    page,
  }) => {
    await openTasks(page);
    const panel = await openAppearance(page);
    for (const name of ['Purple', 'Dark', '110%']) await choose(panel, name);
    // There is a layout of the same name.
    await choose(panel.getByRole('radiogroup', { name: 'Density' }), 'Compact');
    const motion = panel.getByRole('switch', { name: /^Reduce motion/ });
    await motion.locator('xpath=ancestor::label[1]').click();
    await expect(motion).toBeChecked();
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-theme', 'theme-purple');
    await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
    await expect(html(page)).toHaveAttribute('data-density', 'compact');
    await expect(html(page)).toHaveAttribute('data-motion', 'reduce');
    await expect(html(page)).toHaveCSS('zoom', '1.1');

    await expect(rowOf(page, 'This week')).toBeVisible();
    const again = await openAppearance(page);
    await expect(again.getByRole('radio', { name: 'Purple' })).toBeChecked();
    await again.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'theme-teal');
    await expect(html(page)).toHaveAttribute('data-scheme', 'light');
    await expect(html(page)).toHaveAttribute('data-density', 'comfortable');
  });

  test('the panel is worked by keyboard alone and gives the focus back', async ({ page }) => {
    await openTasks(page);
    await page.getByRole('button', { name: 'Appearance' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Appearance' });
    await panel.getByRole('radio', { name: 'Teal' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(html(page)).toHaveAttribute('data-theme', 'theme-rose');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Appearance' })).toBeFocused();
  });

  test('the automatic scheme follows the system, also while the page is open (CF-1)', async ({ page }) => {
    await store(page, JSON.stringify({ scheme: 'auto' }));
    await page.emulateMedia({ colorScheme: 'dark' });
    await openTasks(page);
    await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html(page)).toHaveAttribute('data-scheme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
  });

  test('the header switches between light and dark', async ({ page }) => {
    await openTasks(page);
    await page.getByRole('button', { name: 'Use dark scheme' }).click();
    await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
    await page.getByRole('button', { name: 'Use light scheme' }).click();
    await expect(html(page)).toHaveAttribute('data-scheme', 'light');
  });

  test('a second tab takes the appearance over', async ({ page, context }) => {
    await openTasks(page);
    const other = await context.newPage();
    await openTasks(other);
    await page.getByRole('button', { name: 'Use dark scheme' }).click();
    await expect(html(other)).toHaveAttribute('data-scheme', 'dark');
  });

  const brokenValues = {
    'no JSON': '{"theme": "theme-ro',
    'a text': '"theme-rose"',
    null: 'null',
    'a list': '[1, 2]',
    'wrong types':
      '{"theme": 7, "scheme": {}, "density": [], "textSize": "huge", "layout": 1, "language": {}, "isNavigationOpen": "no", "hasSingleKeys": 0, "reduceMotion": "yes"}',
    'a prototype': '{"__proto__": {"theme": "theme-rose", "scheme": "dark"}, "constructor": "x", "theme": "__proto__"}',
    'unknown names':
      '{"theme": "theme-gold", "scheme": "sepia", "layout": "spiral", "language": "tlh", "textSize": 5000}',
    'a hostile language': '{"language": "../../../etc/passwd"}',
  };
  test('broken preferences start with the defaults (CF-1)', async ({ page }) => {
    await page.goto('/favicon.svg');
    for (const [name, value] of Object.entries(brokenValues)) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [preferencesKey, value] as const);
      await openTasks(page);
      await expect(html(page), name).toHaveAttribute('data-theme', 'theme-teal');
      await expect(html(page), name).toHaveAttribute('data-scheme', 'light');
      await expect(html(page), name).toHaveAttribute('data-density', 'comfortable');
      await expect(html(page), name).toHaveAttribute('lang', 'en');
      await expect(html(page), name).toHaveCSS('zoom', '1');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    }
  });
});

test.describe('language', () => {
  test('Turkish comes without a reload, with its dates, and is remembered (I18-3)', async ({ page }) => {
    await openTasks(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await expect(menuItem(page, 'English')).toHaveAttribute('aria-checked', 'true');
    await menuItem(page, 'Türkçe').click();
    await expect(html(page)).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Görevler');
    await expect(page).toHaveTitle('Görevler · Quarterdeck');
    await expect(rowOf(page, 'Prepare the demo for Costa Verde Charters').getByText('Yarın')).toBeVisible();
    await expect(rowOf(page, 'Plan capacity for the spring release').getByText('17 Oca')).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    await page.reload();
    await expect(html(page)).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Görevler');
  });

  test('the menu has the focus each time it is opened by key, and Escape gives it back', async ({ page }) => {
    await openTasks(page);
    const button = page.getByRole('button', { name: 'Language', exact: true });
    await button.focus();
    await page.keyboard.press('Shift');
    for (const key of ['Enter', 'Enter', 'Space', 'Enter']) {
      await page.keyboard.press(key);
      await expect(page.getByRole('menuitemradio', { name: /English/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(page.getByRole('tooltip', { name: 'Language' })).toBeVisible();
    }
  });

  test('the language that is chosen in one tab is that of all', async ({ context, page }) => {
    await openTasks(page);
    const other = await context.newPage();
    await openTasks(other);
    await page.getByRole('button', { name: 'Language', exact: true }).click();
    await menuItem(page, 'Türkçe').click();
    await expect(html(page)).toHaveAttribute('lang', 'tr');
    await expect(html(other)).toHaveAttribute('lang', 'tr');
    await expect(other.getByRole('button', { name: 'Dil', exact: true })).toBeVisible();
  });

  test('the page starts in the language of the browser (I18-1)', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale: 'tr-TR', ...(baseURL === undefined ? {} : { baseURL }) });
    const page = await context.newPage();
    await page.goto('/apps/tasks');
    await expect(html(page)).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Görevler');
    await context.close();
  });
});

test.describe('person', () => {
  test('the status changes at once and is there after a reload (US-2)', async ({ page }) => {
    await openTasks(page);
    const card = personOf(page);
    await card.click();
    await menuItem(page, 'Status').click();
    await expect(menuItem(page, 'Online')).toHaveAttribute('aria-checked', 'true');
    await menuItem(page, 'Busy').click();
    await expect(card.getByRole('img', { name: 'Elif Aydın, Busy' })).toBeVisible();
    await page.reload();
    await expect(card.getByRole('img', { name: 'Elif Aydın, Busy' })).toBeVisible();
  });

  test.describe('when the status is refused', () => {
    test.use({ expectedProblems: [failedRequest] });
    test('it goes back, says so, and Retry sets it (US-2)', async ({ page, context }) => {
      const network = await openNetwork(context);
      network.breakDown('PATCH api/common/user', 'status 500');
      await openTasks(page);
      const card = personOf(page);
      await card.click();
      await menuItem(page, 'Status').click();
      await menuItem(page, 'Away').click();
      const message = page.getByRole('alertdialog').filter({ hasText: 'Your status wasn’t saved' });
      await expect(message).toBeVisible();
      await expect(card.getByRole('img', { name: 'Elif Aydın, Online' })).toBeVisible();
      network.breakDown('PATCH api/common/user');
      await message.getByRole('button', { name: 'Try again' }).click();
      await expect(card.getByRole('img', { name: 'Elif Aydın, Away' })).toBeVisible();
      await expect(message).toBeHidden();
    });
  });

  test('the menu offers only pages that exist, and everything the header has no room for (US-1, LY-9)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openTasks(page);
    await personOf(page).click();
    const menu = page.getByRole('menu').first();
    for (const name of [
      'Settings',
      'Status',
      'Language',
      'Appearance',
      'Full screen',
      'Keyboard shortcuts',
      'Sign out',
    ])
      await expect(menu.getByRole('menuitem', { name })).toBeVisible();
    for (const name of ['Light', 'Dark', 'Match system', 'Teal', 'Rose'])
      await expect(menu.getByRole('menuitemradio', { name, exact: true })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Profile' })).toHaveCount(0);
    await menuItem(page, 'Language').click();
    await menuItem(page, 'Türkçe').click();
    await expect(html(page)).toHaveAttribute('lang', 'tr');
  });

  test('the page fills the screen and comes back', async ({ page }) => {
    await openTasks(page);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  });

  test('a browser without full screen is told so (LY-10)', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined });
    });
    await openTasks(page);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(page.getByText('Fullscreen mode is not supported by this browser')).toBeVisible();
  });
});

test.describe('search over everything', () => {
  test('Control and K opens it, arrows and Enter open a task, which is offered as recent afterwards (KY-1, SE-3)', async ({
    page,
  }) => {
    await openTasks(page);
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('marta');
    const found = palette(page).getByRole('option', { name: /^Send Marta/ });
    await expect(found.locator('mark')).toHaveText('Marta');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(palette(page)).toBeHidden();
    await expect(page).toHaveURL('/apps/tasks/task-01');

    await page.keyboard.press('Control+k');
    const recent = palette(page).getByRole('group', { name: 'Recent' });
    await expect(recent.getByRole('option', { name: /^Send Marta/ })).toBeVisible();
    await page.reload();
    await expect(rowOf(page, 'This week')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(recent.getByRole('option', { name: /^Send Marta/ })).toBeVisible();
  });

  test('Escape clears the text, then closes and gives the focus back (SE-2)', async ({ page }) => {
    await openTasks(page);
    const opener = page.getByRole('button', { name: /^Search/ });
    await opener.click();
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('zzzz');
    await expect(palette(page).getByText('No results found!')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(palette(page).getByRole('combobox')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('actions are found and run', async ({ page }) => {
    await openTasks(page);
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('add a');
    await palette(page).getByRole('option', { name: 'Add a task' }).click();
    await expect(page.getByRole('textbox', { name: 'New task' })).toBeFocused();
  });

  test('what the header offers is done from the search where there is no header', async ({ page }) => {
    await openTasks(page, '/apps/tasks?layout=empty');
    const search = async (text: string) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(text);
    };
    const option = (name: string) => page.getByRole('dialog').getByRole('option', { name });

    await search('scheme');
    await expect(option('Use light scheme')).toHaveCount(0);
    await option('Use dark scheme').click();
    await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
    await search('system');
    await option('Match system scheme').click();
    await expect(html(page)).toHaveAttribute('data-scheme', 'light');

    await search('full');
    await option('Full screen').click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await search('full');
    await option('Leave full screen').click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);

    await search('turkce');
    await option('Language: Türkçe').click();
    await expect(html(page)).toHaveAttribute('lang', 'tr');
    await search('klavye');
    await option('Klavye kısayolları').click();
    await expect(page.getByRole('dialog', { name: 'Klavye kısayolları' })).toBeVisible();
    await page.keyboard.press('Escape');
    await search('english');
    await option('Dil: English').click();
    await expect(html(page)).toHaveAttribute('lang', 'en');
  });

  test('one letter asks nothing, and a late answer to an older text is dropped (SE-1, SE-3)', async ({
    page,
    context,
  }) => {
    const network = await openNetwork(context);
    const asked: string[] = [];
    const late = Promise.withResolvers<void>();
    await context.route('**/api/common/search', async (route) => {
      const { query } = route.request().postDataJSON() as { query: string };
      asked.push(query);
      if (query === 'marta') await late.promise;
      await route.fallback();
    });
    await openTasks(page);
    await page.keyboard.press('Control+k');
    const field = palette(page).getByRole('combobox');
    await field.fill('m');
    await expect(palette(page).getByRole('option').first()).toBeVisible();
    await field.fill('marta');
    await expect.poll(() => asked).toContain('marta');
    await field.fill('costa');
    await expect(
      palette(page)
        .getByRole('option', { name: /Costa Verde/ })
        .first(),
    ).toBeVisible();
    late.resolve();
    await expect.poll(() => network.calls.filter((call) => call.endsWith('search')).length).toBeGreaterThan(0);
    await expect(palette(page).getByRole('option', { name: /Marta/ })).toHaveCount(0);
    expect(asked).not.toContain('m');
  });

  test.describe('when the search does not answer', () => {
    test.use({ expectedProblems: [failedRequest] });
    test('the palette says so and finds again once it works', async ({ page, context }) => {
      const network = await openNetwork(context);
      network.breakDown('POST api/common/search', 'wrong shape');
      await openTasks(page);
      await page.keyboard.press('Control+k');
      await expect(palette(page).getByRole('combobox')).toBeFocused();
      await page.keyboard.type('marta');
      await expect(palette(page).getByText('The search didn’t respond. Try again.')).toBeVisible();
      network.breakDown('POST api/common/search');
      await page.keyboard.type(' l');
      await expect(palette(page).getByRole('option', { name: /^Send Marta/ })).toBeVisible();
    });
  });
});

test.describe('keys', () => {
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  test('the question mark opens the sheet of keys (KY-2)', async ({ page }) => {
    await openTasks(page);
    await page.keyboard.press('Shift+?');
    await expect(sheet(page).getByText('Search and commands')).toBeVisible();
    await expect(sheet(page).getByText('Go to tasks')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  });

  test('single keys can be turned off, and that is remembered (KY-2)', async ({ page }) => {
    await openTasks(page);
    await page.keyboard.press('Shift+?');
    await sheet(page).getByRole('switch', { name: 'Single-letter keys' }).uncheck({ force: true });
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await page.reload();
    await expect(rowOf(page, 'This week')).toBeVisible();
    await page.keyboard.press('c');
    await page.keyboard.press('Shift+?');
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'New task' })).toHaveCount(0);
  });

  test('g and t lead to the tasks (KY-2)', async ({ page }) => {
    await page.goto('/pages/error/404');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The page comes drawn: it can be read before its code is there to hear keys.
    await expect(async () => {
      await page.keyboard.press('Shift+?');
      await expect(sheet(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(page).toHaveURL('/apps/tasks');
  });

  test('Alt and N lead into the navigation, Control and B puts it away and brings it back', async ({ page }) => {
    await openTasks(page);
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' });
    await expect(link).toBeVisible();
    await page.keyboard.press('Alt+n');
    await expect(link).toBeFocused();
    await page.keyboard.press('Control+b');
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Control+b');
    await expect(link).toBeInViewport();
  });

  test('no single key fires while somebody types (KY-2)', async ({ page }) => {
    await openTasks(page);
    const field = page.getByRole('searchbox', { name: 'Search tasks' });
    await field.click();
    await page.keyboard.type('cgt?x');
    await expect(field).toHaveValue('cgt?x');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'New task' })).toHaveCount(0);
  });

  test('only one panel is open at a time', async ({ page }) => {
    await openTasks(page);
    await openAppearance(page);
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});

test.describe('demo data', () => {
  test('goes back to its beginning after a question, and only then', async ({ page }) => {
    await openTasks(page);
    await page.keyboard.press('c');
    await page.getByRole('textbox', { name: 'New task' }).fill('Only for today');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Only for today')).toBeVisible();
    await page.keyboard.press('Escape');
    await personOf(page).click();
    await menuItem(page, 'Reset demo data').click();
    const question = page.getByRole('alertdialog', { name: 'Reset the demo data?' });
    await expect(question).toBeVisible();
    // Nothing happens behind a question.
    for (const keys of ['c', 'Control+k']) await page.keyboard.press(keys);
    await expect(page).toHaveURL('/apps/tasks');
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(rowOf(page, 'Only for today')).toBeVisible();
    await personOf(page).click();
    await menuItem(page, 'Reset demo data').click();
    await question.getByRole('button', { name: 'Reset demo data' }).click();
    // The page begins anew by itself, as for a new visitor.
    await expect(page).toHaveURL('/home');
    await page.goto('/apps/tasks');
    await expect(page.getByText('61 remaining')).toBeVisible();
    await expect(rowOf(page, 'Only for today')).toHaveCount(0);
  });
});

test.describe('offline', () => {
  test('a banner says so and goes when the connection is back', async ({ page, context }) => {
    await openTasks(page);
    // The page fetches ahead when it rests; what is on its way then must not fail.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You’re offline.')).toBeHidden();
  });
});

test.describe('stillness', () => {
  test('a task that is opened by its address moves nothing when its panel and the menu arrive', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const late = Promise.withResolvers<void>();
    await page.route(/\/assets\/TaskDrawer-[\w-]+\.js$/, async (route) => {
      await late.promise;
      await route.fallback();
    });
    await openTasks(page, '/apps/tasks/task-03');
    const add = page.getByRole('button', { name: 'Add task' });
    const before = await add.boundingBox();
    late.resolve();
    await expect(
      page.getByRole('region', { name: 'Task', exact: true }).getByRole('textbox', { name: 'Notes' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tasks' })).toBeVisible();
    expect(await add.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });
});

const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 375, height: 812 } };

test.describe('accessibility', () => {
  const addresses = {
    'not-found page': '/pages/error/404',
    'failure page': '/pages/error/500',
    'maintenance page': '/pages/maintenance?from=2026-01-15T08:00Z&until=2099-01-15T10:00Z',
  };
  // The colours are the same at every size: each scheme is checked at one.
  for (const [size, scheme] of [
    ['desktop', 'light'],
    ['phone', 'dark'],
  ] as const) {
    test(`holds in ${scheme} on a ${size}: pages and what opens over them`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(windows[size]);
      await store(page, JSON.stringify({ scheme }));
      const round = new AccessibilityRound(page);
      for (const [name, address] of Object.entries(addresses)) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await round.check(name);
      }
      await openTasks(page, '/apps/tasks?layout=centered');
      await round.check('centered layout');
      await openTasks(page);
      await round.check('classy layout');

      await page.keyboard.press('Control+k');
      await palette(page).getByRole('option').first().waitFor();
      await round.check('search');
      await palette(page).getByRole('combobox').fill('costa');
      await palette(page).getByRole('option', { name: /Costa/ }).first().waitFor();
      await round.check('search with results');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();

      await page.keyboard.press('Shift+?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      await round.check('keys');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await personOf(page).click();
      await menuItem(page, 'Appearance').waitFor();
      await round.check('person menu');
      await menuItem(page, 'Appearance').click();
      const panel = page.getByRole('dialog', { name: 'Appearance' });
      await panel.waitFor();
      await round.check('appearance');
      await panel.getByRole('button', { name: /^(Close|Back)$/ }).click();
      if (size === 'phone') {
        await openerOf(page).click();
        await overlayOf(page).getByRole('link', { name: 'Tasks' }).waitFor();
        await round.check('navigation over the page');
      }
      round.end();
    });
  }
});

test.describe('narrow windows', () => {
  for (const language of ['en', 'tr']) {
    test(`nothing scrolls sideways at 320 pixels (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await store(page, JSON.stringify({ language }));
      for (const address of [
        '/apps/tasks',
        '/apps/tasks/task-16',
        '/apps/tasks?layout=centered',
        '/pages/error/404',
        '/pages/error/500',
        '/pages/maintenance?from=2026-01-15T09:00Z&until=2026-01-15T10:30Z',
      ]) {
        await freezeClock(page);
        await page.goto(address);
        await expect(page.locator('main h1').or(page.getByRole('dialog')).first()).toBeAttached();
        expect(await widthOverflow(page), address).toBe(0);
      }
      await openTasks(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
      expect(await widthOverflow(page), 'search').toBe(0);
      const box = await page.getByRole('dialog').boundingBox();
      expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(320);
    });
  }

  test('text of 200 percent keeps everything reachable', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 450 });
    await openTasks(page);
    await html(page).evaluate((root) => {
      root.style.fontSize = '200%';
    });
    expect(await widthOverflow(page)).toBe(0);
  });
});
