import type { Page } from 'playwright';

/** Pause between two letters of somebody who types quickly, in milliseconds. */
const typingPauseMs = 120;

/** Types into the field that `selector` finds. @returns for each letter the time to the frame that shows it, in milliseconds. */
export async function typeLetters(page: Page, selector: string, text: string): Promise<number[]> {
  await page.focus(selector);
  const letters: number[] = [];
  for (const letter of text) {
    // The letter itself is no attribute, so the field is asked in every frame.
    const painted = page.evaluate(
      async ({ field, length }) => {
        const typedLength = () => document.querySelector<HTMLInputElement>(field)?.value.length ?? Infinity;
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        while (typedLength() <= length) await nextFrame();
        const channel = new MessageChannel();
        return new Promise<number>((resolve) => {
          channel.port1.onmessage = () => resolve(performance.now());
          channel.port2.postMessage(null);
        });
      },
      { field: selector, length: letters.length },
    );
    await page.keyboard.press(letter);
    const at = await painted;
    letters.push(at - (await seenKey(page)));
    await page.waitForTimeout(typingPauseMs);
  }
  return letters;
}

/** When the last key was seen, on the page's own clock. */
export function seenKey(page: Page): Promise<number> {
  return page.evaluate(() => window.benchProbe.seen['keydown'] ?? Number.NaN);
}
