import { playStory } from '../../tools/visual/play.ts';
import { followParts, followRequests, pageReady } from '../../tools/visual/readiness.ts';
import { openEmptyPage } from '../../tools/visual/storybook.ts';
import { expect, test } from './workbench.ts';

test('a story is ready for its picture when a part that came late is shown', async ({ page, workbench: origin }) => {
  await followParts(page);
  const requests = followRequests(page);
  await openEmptyPage(page, origin);
  await playStory(page, 'internal-late-part--default', 'light');
  await pageReady(page, requests, true);
  expect(await page.getByText('Here at last').isVisible()).toBe(true);
});
