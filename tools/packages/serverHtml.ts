import type { Browser, Page } from 'playwright';

/** An element as somebody sees it; two pages that look alike have the same list. */
interface Seen {
  readonly example: string;
  readonly element: string;
  readonly look: string;
}

/**
 * Opens what a server renders of every component under a policy with a nonce and under one that allows style attributes.
 * @param open shows the HTML under a policy with these sources of styles, and answers what it asks for.
 * @returns what looks different, one line each: what is seen before hydration though it should be hidden, and everything
 * after it.
 */
export async function differencesOfPolicies(
  browser: Browser,
  styleSources: readonly [strict: string, lax: string],
  open: (page: Page, styleSource: string) => Promise<void>,
): Promise<readonly string[]> {
  const [strict, lax] = await Promise.all(
    styleSources.map(async (source) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await open(page, source);
      const before = await page.evaluate(look, true);
      await hydrate(page);
      return { before, after: await page.evaluate(look, false) };
    }),
  );
  if (strict === undefined || lax === undefined || lax.before.length === 0) throw new Error('The page shows nothing');
  return [
    ...differences('before hydration', lax.before, strict.before),
    ...differences('after hydration', lax.after, strict.after),
  ];
}

/** Waits for the parts of components that are loaded late, too: then nothing changes any more. */
async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { start: () => void }).start());
  await page.waitForFunction(() => document.querySelector('[data-example=RichTextEditor] [role=textbox]'));
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => {
      const kept = window as unknown as { count?: number };
      const before = kept.count;
      kept.count = document.querySelectorAll('*').length;
      return kept.count === before;
    },
    undefined,
    { polling: 500 },
  );
  await page.evaluate(() => document.fonts.ready);
  const problems = await page.evaluate(() => (window as unknown as { problems: string[] }).problems);
  if (problems.length > 0) throw new Error(`Hydration complains: ${problems.join('\n')}`);
}

function differences(when: string, wanted: readonly Seen[], found: readonly Seen[]): readonly string[] {
  const namesOf = (all: readonly Seen[]) => [...new Set(all.map(({ example }) => example))];
  return namesOf([...wanted, ...found]).flatMap((name) => {
    const [ours, theirs] = [found, wanted].map((all) => all.filter(({ example }) => example === name));
    if (ours?.length !== theirs?.length)
      return [`${when}: ${name} has ${ours?.length} elements instead of ${theirs?.length}`];
    return (theirs ?? []).flatMap(({ element, look: expected }, index) => {
      const actual = ours?.[index]?.look;
      return actual === expected ? [] : [`${when}: ${name}: ${element}: ${actual} instead of ${expected}`];
    });
  });
}

/** Runs in the page. Of what is hidden only that it is: where it lies is seen by nobody. */
function look(hiddenOnly: boolean): Seen[] {
  const isHidden = (element: Element | null): boolean => {
    if (element === null || element.matches('[data-example]')) return false;
    const { clipPath, display } = getComputedStyle(element);
    return clipPath === 'inset(50%)' || display === 'none' || isHidden(element.parentElement);
  };
  const lookOf = (element: Element, top: number) => {
    if (isHidden(element)) return 'hidden';
    if (hiddenOnly) return 'seen';
    const style = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x, y - top, width, height].map((length) => Math.round(length * 10) / 10).join(' ');
    // Of other colours than none a transition may be on its way.
    const caret = style.caretColor.endsWith(' 0)') ? 'no caret' : 'caret';
    return [box, style.display, style.position, style.touchAction, style.unicodeBidi, caret].join(' ');
  };
  return [...document.querySelectorAll<HTMLElement>('[data-example]')].flatMap((example) =>
    [...example.querySelectorAll('*')].map((element) => ({
      example: example.dataset['example'] ?? '',
      element: `${element.localName}.${element.getAttribute('class') ?? ''}`,
      look: lookOf(element, example.getBoundingClientRect().y),
    })),
  );
}
