import { token } from '@quarterdeck/ui/tokens';
import { css } from 'styled-components';

/** Distance that keeps a standing card clear of the header and the lower edge. */
const clearance = '24px';
const heightName = '--qd-standing-height';

/**
 * Stands beside a page that scrolls. What is higher than the window scrolls with the page until its end is in sight, so
 * nothing scrolls inside it. Needs `standing` as its ref.
 */
export const standingStyles = css`
  position: sticky;
  inset-block-start: min(
    calc(${token('header.wide')} + ${clearance}),
    calc(100dvh - var(${heightName}, 0px) - ${clearance})
  );
  align-self: start;
  @media (max-height: 599px) {
    position: static;
  }
`;

/** Ref of an element with `standingStyles`: tells them how high it is. */
export function standing(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const observer = new ResizeObserver(() => element.style.setProperty(heightName, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => observer.disconnect();
}
