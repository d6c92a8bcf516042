import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import type { Size } from '../../.storybook/pictureModes.ts';

export interface Picture extends Size {
  readonly png: Buffer;
  /** 128 bits of SHA-256 over size and decoded pixels, as 32 hexadecimal digits. */
  readonly hash: string;
}

/** In CSS pixels of the page. */
interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Around what is cut out, for shadows and focus rings, in CSS pixels. */
const margin = 16;
/** A longer page is cut, in CSS pixels. */
const tallest = 12_000;

/**
 * Takes what the page shows: all of it, or what the story put into it.
 * @param settle resolves when the page has come to rest in another size.
 */
export async function takePicture(page: Page, isFullscreen: boolean, settle: () => Promise<void>): Promise<Picture> {
  const take = (clip: Box) => page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  const look = () => page.evaluate(boxToTake, { isFullscreen, margin, tallest });
  const window = page.viewportSize();
  for (let before = await look(); ;) {
    const { clip, fits } = before;
    if (fits || !window) return pictureOf(await take(clip));
    // The browser's own pictures of a whole page make the window a pixel high in between, at which parts are mounted anew.
    const higher = { width: window.width, height: Math.max(window.height, Math.ceil(clip.y + clip.height)) };
    await page.setViewportSize(higher);
    await settle();
    // What follows the height of the window is another size now, and what is wider than the window stays cut.
    const { clip: box } = await look();
    const width = Math.max(1, Math.min(box.width, higher.width - box.x));
    const height = Math.max(1, Math.min(box.height, higher.height - box.y));
    const png = await take({ x: box.x, y: box.y, width, height });
    await page.setViewportSize(window);
    await settle();
    const after = await look();
    // A page that has become shorter meanwhile would have an empty end.
    if (after.clip.height >= clip.height) return pictureOf(png);
    before = after;
  }
}

function pictureOf(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  const hash = createHash('sha256').update(`${width}x${height}\n`).update(data).digest('hex').slice(0, 32);
  return { png, width, height, hash };
}

/** Runs in the page. The story's content is its root with all that stands out of it, and what it put beside the root. */
function boxToTake(options: { isFullscreen: boolean; margin: number; tallest: number }): { clip: Box; fits: boolean } {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const page = { width: scrollWidth, height: Math.min(Math.max(scrollHeight, innerHeight), options.tallest) };
  const fit = ({ width, height }: { width: number; height: number }) => width <= innerWidth && height <= innerHeight;
  if (options.isFullscreen) {
    const width = Math.min(page.width, innerWidth);
    return { clip: { x: 0, y: 0, width, height: page.height }, fits: fit({ width, height: page.height }) };
  }
  const root = document.querySelector('#storybook-root');
  const isOurs = (element: Element) => element === root || root?.contains(element);
  const isStorybooks = (element: Element) => element.matches('[id^="storybook-"], [class^="sb-"], script, style');
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const boxes: { left: number; top: number; right: number; bottom: number }[] = [];
  if (root) {
    const { left, top } = root.getBoundingClientRect();
    boxes.push({ left, top, right: left + root.scrollWidth, bottom: top + root.scrollHeight });
    for (const element of root.querySelectorAll('*'))
      if (getComputedStyle(element).position === 'fixed' && shown(element)) boxes.push(element.getBoundingClientRect());
  }
  for (const beside of document.body.children) {
    if (isOurs(beside) || isStorybooks(beside)) continue;
    for (const element of [beside, ...beside.querySelectorAll('*')]) {
      const box = element.getBoundingClientRect();
      // Words for screen readers only are a pixel large.
      if (box.width > 1 && box.height > 1 && shown(element)) boxes.push(box);
    }
  }
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) + scrollX - options.margin));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) + scrollY - options.margin));
  const right = Math.min(page.width, Math.ceil(Math.max(...boxes.map((box) => box.right)) + scrollX + options.margin));
  const bottom = Math.min(
    page.height,
    Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + scrollY + options.margin),
  );
  const clip = { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  return { clip, fits: fit({ width: right, height: bottom }) && scrollY === 0 && scrollX === 0 };
}
