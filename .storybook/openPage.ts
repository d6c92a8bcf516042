import { configureRequest } from '@quarterdeck/contract';
import { pickLanguage } from '@quarterdeck/i18n';
import type { SetupWorker } from 'msw/browser';
import { clocks, freeze, type ClockName } from './determinism';
import { isEmbedded } from './embedded';
import { mockSettingsOf, openMock } from './mockApi';
import { listen } from './problems';

/**
 * Makes the page of a story: its day, its chance, its region, its data.
 * @returns the function that closes it.
 */
export function openPage(
  globals: Readonly<Record<string, unknown>>,
  storyId: string,
  worker: Pick<SetupWorker, 'use'>,
  expectedProblems: readonly RegExp[],
): () => void {
  const name = String(globals['clock']);
  const clock: ClockName = name in clocks ? (name as ClockName) : 'workday';
  configureRequest({ language: pickLanguage([String(globals['locale'])]) });
  const stopListening = listen(isEmbedded ? expectedProblems : []);
  const unfreeze = freeze(clock, storyId);
  forgetPointer();
  worker.use(...openMock(mockSettingsOf(globals)));
  return () => {
    unfreeze();
    stopListening();
  };
}

/**
 * What opens by itself shows its focus, unless the pointer was used last: React Aria remembers that from the story
 * before. A key takes it away that nobody listens to.
 */
const forgetPointer = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));

interface SharedPage {
  stories: number;
  close: () => void;
}

let shared: SharedPage | undefined;

/**
 * Stories that stand on one docs page have one page: the first opens it, the last to leave closes it. Each with one of its
 * own would take the others' day and data away.
 */
export function sharePage(open: () => () => void): () => void {
  const page = (shared ??= { stories: 0, close: open() });
  page.stories += 1;
  return () => {
    page.stories -= 1;
    if (page.stories > 0) return;
    shared = undefined;
    page.close();
  };
}
