import { css } from 'styled-components';
import { token } from '../tokens';

/** Distance that keeps a sticky card clear of the header and the lower edge. */
const clearance = '24px';
const heightName = '--qd-sticky-height';

/**
 * Stands beside a page that scrolls. What is higher than the window scrolls with the page until its end is in sight, so
 * nothing scrolls inside it. Needs `stickyRef` as its ref.
 */
export const stickyStyles = css`
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

/** Ref of an element with `stickyStyles`: tells them how high it is. */
export function stickyRef(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const observer = new ResizeObserver(() => element.style.setProperty(heightName, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => observer.disconnect();
}
