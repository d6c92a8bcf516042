import { playStory } from '../../tools/visual/play.ts';
import { openEmptyPage } from '../../tools/visual/storybook.ts';
import { expect, test } from './workbench.ts';

for (const story of [
  'components-forms-calendar--default',
  'components-forms-timefield--is-typed-by-keys',
  'screens-dashboards-analyticsscreen--success',
  'screens-pricing-pricingmodernscreen--success',
]) {
  test(`${story} passes also for a reader in the United States`, async ({ browser, workbench: origin }) => {
    // The walks' own page is a British one.
    const page = await browser.newPage({ locale: 'en-US', reducedMotion: 'reduce' });
    await openEmptyPage(page, origin);
    const { errors, isSuccess } = await playStory(page, story, 'light');
    expect(errors).toEqual([]);
    expect(isSuccess).toBe(true);
    await page.close();
  });
}
