import { playStory } from '../../tools/visual/play.ts';
import { openEmptyPage } from '../../tools/visual/storybook.ts';
import { expect, test } from './workbench.ts';

declare global {
  interface Window {
    /** Buttons that had no name in some frame. */
    namelessButtons: Set<string>;
  }
}

/** Stories of what keeps the place of a part until its code has come. */
const stories = [
  'components-overlays-remindermenu--default',
  'components-charts-linechart--default',
  'components-navigation-pagination--default',
  'components-forms-avatarupload--default',
  'components-forms-datepicker--late',
  'components-forms-phonefield--default',
  'components-forms-richtexteditor--default',
  'components-media-gallery--default',
  'components-navigation-breadcrumbs--default',
  'features-backlog-backlogdetail--own-item',
  'screens-dashboards-cryptoscreen--success',
  'screens-dashboards-projectscreen--success',
];

for (const story of stories) {
  test(`no button of ${story} is without a name at any moment`, async ({ page, workbench: origin }) => {
    await page.addInitScript(() => {
      window.namelessButtons = new Set();
      const look = () => {
        for (const button of document.querySelectorAll('#storybook-root button')) {
          const names = ['aria-label', 'aria-labelledby', 'title'].map((name) => button.getAttribute(name));
          const pictures = [...button.querySelectorAll('[role=img][aria-label], img[alt]:not([alt=""])')];
          if (![button.textContent, ...names].some((name) => name?.trim()) && pictures.length === 0)
            window.namelessButtons.add(`${button.className} in ${button.parentElement?.className}`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await openEmptyPage(page, origin);
    const { errors } = await playStory(page, story, 'light');
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => [...window.namelessButtons])).toEqual([]);
  });
}
