import type { Locator, Page } from 'playwright/test';
import { pressOn, tabTo } from './keyboard.ts';
import { openNetwork } from './network.ts';
import { openSignedIn } from './signIn.ts';
import { expect, test } from './support.ts';

/** A dashboard, or a tab of one, as it is printed. */
interface Printed {
  readonly address: string;
  readonly title: string;
  /** Cards that are there once all is, by their names. */
  readonly cards: readonly string[];
  /** What its charts say in words and numbers. */
  readonly figures: readonly (RegExp | string)[];
}

const printed: readonly Printed[] = [
  {
    address: '/dashboards/project',
    title: 'Good morning, Elif',
    cards: ['GitHub issues', 'Task distribution', 'Schedule'],
    figures: [
      'New issues peaked on Thursday, at 11. 9 more opened than closed.',
      'Frontend has the most new tasks, 15 of 44.',
    ],
  },
  {
    address: '/dashboards/project?tab=budget',
    title: 'Good morning, Elif',
    cards: ['Budget distribution'],
    figures: [/118,436 of .*180,000 spent, 66%/],
  },
  {
    address: '/dashboards/project?tab=team',
    title: 'Good morning, Elif',
    cards: [],
    figures: ['Sefa Tuilagi'],
  },
  {
    address: '/dashboards/analytics',
    title: 'Analytics',
    cards: ['Visitors overview', 'Conversions', 'Impressions', 'Visits', 'Visitors vs. page views', 'Scores', 'Gender'],
    figures: ['The last week was the best of 6, at 771.', 'Slightly more men than women.'],
  },
  {
    address: '/dashboards/finance',
    title: 'Finance',
    cards: ['Account balance', 'Recent transactions', 'Budget'],
    figures: [/26,888 in 12 months/],
  },
  {
    address: '/dashboards/crypto',
    title: 'Crypto',
    cards: ['Bitcoin price', 'Watchlist'],
    figures: [/rose 1\.5% to its high of .*61,450\.64/],
  },
];

/** A4 with margins of 10 mm, in pixels of 96 an inch. */
const paper = { width: 718, height: 1047 };
const main = (page: Page): Locator => page.getByRole('main');

async function openToPrint(page: Page, { address, title, cards, figures }: Printed): Promise<void> {
  await openSignedIn(page, address);
  await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const name of cards) await expect(main(page).getByRole('region', { name, exact: true })).toBeVisible();
  for (const text of figures) await expect(main(page).getByText(text).filter({ visible: true }).first()).toBeVisible();
  await expect(main(page).locator('[aria-busy=true], [data-part=bones]')).toHaveCount(0);
}

/** Runs in the page: the words that reach over the edge of the sheet. */
function cutOff(width: number): string[] {
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.childElementCount === 0 && element.textContent.trim() !== '')
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > width + 1)
    .map((element) => element.textContent);
}

/** Runs in the page: cards that a page break may go through though a page has room for them, by their names. */
function splitCards(height: number): string[] {
  const isKept = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).breakInside === 'avoid' || isKept(element.parentElement));
  return [...document.querySelectorAll<HTMLElement>('main :is([role=region], section, article)[aria-labelledby]')]
    .filter((card) => card.getBoundingClientRect().height < height && !isKept(card))
    .map((card) => card.innerText.slice(0, 60));
}

for (const one of printed) {
  test(`${one.address} is printed as a document: all of it, and nothing to press`, async ({ page }) => {
    await openToPrint(page, one);
    const pdf = await page.pdf({ format: 'A4', margin: { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' } });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length, 'pages').toBeLessThanOrEqual(3);

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(paper);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    for (const name of one.cards) await expect(main(page).getByRole('region', { name, exact: true })).toBeVisible();
    for (const text of one.figures)
      await expect(main(page).getByText(text).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(cutOff, paper.width)).toEqual([]);
    expect(await page.evaluate(splitCards, paper.height)).toEqual([]);
    // Heads that sort and entries of a legend stay, because they are what is read there.
    const pressed = main(page).getByRole('button', { name: /^(Export|Print|Pause|See all)$|as table$|^More / });
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
    await expect(
      main(page)
        .getByRole('link', { name: /^(Email|Call|Plan) / })
        .filter({ visible: true }),
    ).toHaveCount(0);
    await expect(main(page).getByRole('form')).toHaveCount(0);
    expect(await main(page).getByRole('tab').count()).toBeLessThanOrEqual(1);
  });
}

test.describe('tabs of the project', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name });

  test('keys walk over them, and back leaves them all', async ({ page }) => {
    await openSignedIn(page, '/apps/tasks');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Project', exact: true }).click();
    await tabTo(page, tab(page, 'Home'));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(tab(page, 'Budget')).toBeFocused();
    await expect(page).toHaveURL(/\/dashboards\/project\?tab=budget$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/apps\/tasks/);
  });

  test('back leads from the one that was pressed to the one before', async ({ page }) => {
    await openSignedIn(page, '/dashboards/project');
    await tab(page, 'Team').click();
    await expect(page.getByRole('article', { name: 'Deniz Kaya' })).toBeVisible();
    // The one that is shown leads nowhere else.
    await tab(page, 'Team').click();
    await page.goBack();
    await expect(tab(page, 'Home')).toHaveAttribute('aria-selected', 'true');
  });
});

test('a dashboard that is come back to is as it was left, and is the page again', async ({ page }) => {
  await openSignedIn(page, '/dashboards/crypto');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const amount = main(page).getByRole('textbox', { name: /^Amount/ });
  await amount.fill('0.25');
  await menu.getByRole('link', { name: 'Finance', exact: true }).click();
  await expect(page).toHaveTitle(/^Finance · /);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Finance');
  await expect(amount).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveTitle(/^Crypto · /);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Crypto');
  await expect(amount).toHaveValue('0.25');
  await expect(main(page)).toBeFocused();
  // With its chart.
  const price = main(page).getByRole('region', { name: 'Bitcoin price' });
  await expect(price.getByRole('application')).toBeVisible();
});

test('the range keeps the focus when the window becomes narrow and wide again', async ({ page }) => {
  await openSignedIn(page, '/dashboards/finance');
  const range = page.getByRole('radio', { name: '6 months' });
  await tabTo(page, page.getByRole('radio', { name: '12 months' }));
  await page.keyboard.press('ArrowLeft');
  await expect(range).toBeFocused();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('table', { name: 'Recent transactions' })).toHaveCount(width < 600 ? 0 : 1);
    await expect(range).toBeFocused();
    // Keys follow what is seen: on phones its row is below the tools.
    await page.keyboard.press('Shift+Tab');
    if (width < 600) await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(range).toBeFocused();
  }
});

test.describe('figures', () => {
  test.use({ expectedProblems: [/Failed to load resource/] });

  for (const [name, figure] of [
    ['analytics', '517,827'],
    ['crypto', '3 up, 3 down'],
    ['finance', '8 of 28, 3 pending'],
    ['project', '13 completed this week'],
  ] as const) {
    test(`DB-1 of ${name} come by one call, and what has another shape is not shown`, async ({ page, context }) => {
      const network = await openNetwork(context);
      const call = `GET api/dashboards/${name}`;
      network.breakDown(call, 'wrong shape');
      await openSignedIn(page, `/dashboards/${name}`);
      await expect(
        main(page)
          .getByRole('button', { name: /^Try again/ })
          .first(),
      ).toBeVisible();
      network.breakDown(call);
      await main(page).getByRole('button', { name: 'Try again', exact: true }).first().click();
      await expect(main(page).getByText(figure, { exact: true })).toBeVisible();
      expect(network.calls.filter((one) => one.startsWith('GET api/dashboards/') && one !== call)).toEqual([]);
    });
  }

  test('that failed are asked for again from their tile, and the focus stays on the page', async ({
    page,
    context,
  }) => {
    const network = await openNetwork(context);
    network.breakDown('GET api/dashboards/project', 'wrong shape');
    await openSignedIn(page, '/dashboards/project');
    const retry = page.getByRole('button', { name: 'Try again: Overdue' });
    await expect(retry).toBeVisible();
    network.breakDown('GET api/dashboards/project');
    await pressOn(page, retry, 'Enter');
    await expect(main(page)).toBeFocused();
    await expect(page.getByRole('link', { name: /^Overdue: 17/ })).toBeVisible();
    await expect(main(page)).toBeFocused();
  });
});
