const reachedByTab =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex], [contenteditable="true"]';

/** What nobody sees or reaches just now. */
const unreachable = '[aria-hidden="true"], [inert]';

/** Everything in a place that the Tab key reaches, and the items of a menu, which the arrows reach. */
const stopsIn = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>(`${reachedByTab}, [role^="menuitem"]`)].filter(
    (element) =>
      (element.tabIndex >= 0 || element.matches('[role^="menuitem"]')) &&
      !element.matches('[role="menu"]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest(unreachable) === null,
  );

const isOutlined = (element: Element): boolean =>
  // A link over a whole row draws its outline around the row.
  [undefined, '::before', '::after'].some((pseudo) => {
    const { content, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
    if (pseudo !== undefined && content === 'none') return false;
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !/[,/] ?0\)$/.test(outlineColor);
  });

/** The outline is its own, that of the frame around it, or that of what is drawn for it, such as the box of a check box. */
function hasOutline(focused: Element, place: Element): boolean {
  const drawn = (focused.closest('label') ?? focused).querySelectorAll('*');
  if ([focused, ...drawn].some(isOutlined)) return true;
  for (let around = focused.parentElement; around !== null; around = around.parentElement) {
    if (isOutlined(around)) return true;
    if (around === place) break;
  }
  return false;
}

/** On a busy machine React takes several moments to draw what the focus changed. */
async function comesTrue(condition: () => boolean, moments: number): Promise<boolean> {
  for (let count = 0; count < moments; count += 1) {
    if (condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return condition();
}

async function showsFocus(stop: HTMLElement, place: HTMLElement): Promise<boolean> {
  stop.focus();
  return comesTrue(() => {
    const { activeElement } = document;
    // A list may hand the focus on to one of its rows.
    return activeElement !== null && place.contains(activeElement) && hasOutline(activeElement, place);
  }, 40);
}

const describe = (stop: HTMLElement) => `${stop.localName} "${stop.getAttribute('aria-label') ?? stop.textContent}"`;

function leaveFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Puts the focus on every stop of the Tab key; the key was the last thing pressed.
 * @returns what each stop is whose focus has no outline, and each place that cannot be reached.
 */
export async function withoutVisibleFocus(places: Iterable<HTMLElement>): Promise<string[]> {
  const found: string[] = [];
  for (const place of places) {
    const name = place.dataset['example'] ?? '';
    leaveFocus();
    // A list that opens with the focus hides the rest of the page until it is left.
    if (!(await comesTrue(() => place.closest(unreachable) === null, 400))) found.push(`${name} cannot be reached`);
    for (const stop of stopsIn(place)) {
      if (!(await showsFocus(stop, place))) found.push(`${name}: ${describe(stop)}`);
    }
  }
  leaveFocus();
  return found;
}
