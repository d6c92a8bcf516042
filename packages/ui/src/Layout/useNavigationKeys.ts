import { useShortcuts } from '../shortcuts';
import { navigationKeys } from './navigationKeys';

export interface NavigationActions {
  /** Shows the navigation and puts the focus into it. */
  focus: () => void;
  /** Shows the navigation or puts it away. */
  toggle: () => void;
}

/** A dialog or menu keeps the focus and the page behind it still; so does the navigation over a page, but for its own keys. */
const isInOverlay = ({ target }: KeyboardEvent) =>
  target instanceof Element &&
  target.closest('[role=dialog]:not([data-part=navigation]), [role=alertdialog], [role=menu]') !== null;

/** Lets the keys of the navigation do what the layout says. */
export function useNavigationKeys({ focus, toggle }: NavigationActions): void {
  useShortcuts({
    [navigationKeys.focus]: (event) => {
      if (!isInOverlay(event)) focus();
    },
    [navigationKeys.toggle]: (event) => {
      if (!isInOverlay(event)) toggle();
    },
  });
}

/** Puts the focus on the link of the page that is shown, or the branch that holds it, or on the first thing there is. */
export function focusInto(navigation: HTMLElement | null): void {
  const find = (selector: string) => navigation?.querySelector<HTMLElement>(selector);
  (find('[aria-current="page"]') ?? find('[data-has-active]') ?? find('a[href], button'))?.focus();
}
