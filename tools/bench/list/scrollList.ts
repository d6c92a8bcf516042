import type { Page } from 'playwright';
import { quantile } from '../report/statistics.ts';

export interface Scrolling {
  /** Time between two frames, in milliseconds. */
  readonly scrollGap95: number;
  readonly scrollGapMax: number;
  /** From a frame's callback to the task after its paint, in milliseconds. */
  readonly scrollWork95: number;
}

const steps = 100;
/** CSS pixels of one notch of a wheel, in the quick hands of somebody who looks for something. */
const stepPixels = 160;

/** Scrolls the box that `selector` finds by one step in every frame. */
export async function scrollList(page: Page, selector: string): Promise<Scrolling> {
  const { gaps, works } = await page.evaluate(
    async ({ box, count, pixels }) => {
      const gaps: number[] = [];
      const works: Promise<number>[] = [];
      const list = document.querySelector(box);
      let last: number | undefined;
      for (let step = 0; step < count; step += 1) {
        const frame = await new Promise<number>((resolve) => {
          requestAnimationFrame((time) => {
            const begun = performance.now();
            if (list) list.scrollTop += pixels;
            const channel = new MessageChannel();
            works.push(
              new Promise((done) => {
                channel.port1.onmessage = () => done(performance.now() - begun);
              }),
            );
            channel.port2.postMessage(null);
            resolve(time);
          });
        });
        if (last !== undefined) gaps.push(frame - last);
        last = frame;
      }
      const worked = await Promise.all(works);
      if (list) list.scrollTop = 0;
      return { gaps, works: worked };
    },
    { box: selector, count: steps, pixels: stepPixels },
  );
  return {
    scrollGap95: quantile(gaps, 0.95),
    scrollGapMax: Math.max(...gaps),
    scrollWork95: quantile(works, 0.95),
  };
}
