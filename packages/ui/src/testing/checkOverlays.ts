import axe from 'axe-core';
import { withoutVisibleFocus } from './visibleFocus';

/** Its field is the only stop of the Tab key and as wide as the palette: the caret is its focus. */
const focusIsCaret = new Set(['CommandPalette']);

/** What of an overlay that is open breaks a rule of accessibility or hides its focus. */
export async function checkOverlays(name: string, rulesLeftOut: readonly string[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: 'body', exclude: '[data-live-announcer]' },
    {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      rules: Object.fromEntries(rulesLeftOut.map((id) => [id, { enabled: false }])),
    },
  );
  const broken = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id} ${html.slice(0, 160)}`));
  // A menu stands in a dialog, whose stops are its own.
  const shown = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]');
  const hidden = focusIsCaret.has(name) ? [] : await withoutVisibleFocus(shown);
  return [...broken, ...hidden.map((stop) => `${name}: no visible focus ${stop}`)];
}
