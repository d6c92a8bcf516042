import { PNG } from 'pngjs';
import { playStory } from '../../tools/visual/play.ts';
import { followParts, followRequests, pageReady } from '../../tools/visual/readiness.ts';
import { openEmptyPage } from '../../tools/visual/storybook.ts';
import { createVisitor } from '../../tools/visual/visit.ts';
import { expect, test } from './workbench.ts';

for (const late of ['part', 'write']) {
  test(`a story is ready for its picture only when a ${late} that comes late is there`, async ({
    page,
    workbench: origin,
  }) => {
    await followParts(page);
    const requests = followRequests(page);
    await openEmptyPage(page, origin);
    await playStory(page, `internal-late-${late}--default`, 'light');
    const ready = pageReady(page, requests, true).then(() => 'ready');
    // A page that nobody waits for is ready after two frames that are the same.
    const manyFrames = page.evaluate(async () => {
      for (let count = 0; count < 60; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return 'waits';
    });
    expect(await Promise.race([ready, manyFrames])).toBe('waits');
    await page.evaluate((event) => dispatchEvent(new Event(event)), `late-${late}`);
    await ready;
    expect(await page.getByText('Here at last').isVisible()).toBe(true);
  });
}

test('the pointer of the browser enters nothing while a picture is taken, so that only stories say what is hovered', async ({
  browser,
  workbench: origin,
}) => {
  const entry = {
    id: 'components-data-display-accordion--default',
    type: 'story',
    title: 'Components/Data display/Accordion',
    name: 'Default',
    importPath: './packages/ui/src/Accordion/Accordion.stories.tsx',
    tags: [],
  } as const;
  const mode = { name: 'desktop-light', scheme: 'light', size: { width: 1280, height: 900 } } as const;
  const visitor = createVisitor(browser, origin, 'walk', async (context) => {
    await context.addInitScript(() => {
      const say = ({ isTrusted, type }: Event) => {
        if (isTrusted) console.error(`The browser said ${type}`);
      };
      for (const type of ['pointerover', 'mouseover']) document.addEventListener(type, say, true);
    });
  });
  const { failures } = await visitor.visit({ key: `${entry.id}@${mode.name}`, entry, mode }, true);
  await visitor.close();
  expect(failures).toEqual([]);
});

test('what lies where the browser has its own pointer is not hovered in a picture', async ({
  browser,
  workbench: origin,
}) => {
  const entry = {
    id: 'features-academy-courseparts--address-is-the-step',
    type: 'story',
    title: 'Features/academy/CourseParts',
    name: 'Address Is The Step',
    importPath: './packages/features/academy/src/components/CourseParts.stories.tsx',
    tags: [],
  } as const;
  const mode = { name: 'phone-light', scheme: 'light', size: { width: 375, height: 812 } } as const;
  const visitor = createVisitor(browser, origin, 'walk', async (context) => {
    await context.exposeBinding('pointAtTheCorner', ({ page }) => page.mouse.move(5, 5));
    // With all that the story changes, so that the pointer is there when it has ended.
    await context.addInitScript(() => {
      const observer = new MutationObserver(() => void Reflect.get(window, 'pointAtTheCorner')());
      addEventListener('DOMContentLoaded', () => {
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    });
  });
  const { picture } = await visitor.visit({ key: `${entry.id}@${mode.name}`, entry, mode }, true);
  await visitor.close();
  const [red, green, blue] = PNG.sync.read(picture?.png ?? Buffer.alloc(0)).data.subarray((375 * 5 + 5) * 4);
  // A plain button of the browser lies there: its color while nothing points at it.
  expect([red, green, blue]).toEqual([0xef, 0xef, 0xef]);
});
