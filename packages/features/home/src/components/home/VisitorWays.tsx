import { getStartedFor, type Wanted } from '@quarterdeck/contract/rules/getStartedFor';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Whom a link is for: visitors without a project, or those who have one. */
interface VisitorWay {
  href: string;
  'data-for': 'new' | 'known';
}

export interface VisitorWaysProps {
  /** Where those with a project are led. */
  href: string;
  /** What new visitors were after; they come to it with their project. @default nothing in particular */
  wanted?: Wanted;
  /** The link, once for each. */
  children: (way: VisitorWay) => ReactNode;
}

/**
 * A link into the pages that need a project: new visitors start one first. Both links are in the page from its first
 * byte, and the mark that the browser's storage leaves on the root (`data-visitor`) shows one of them.
 */
export function VisitorWays({ href, wanted, children }: VisitorWaysProps) {
  return (
    <Ways>
      {children({ href: getStartedFor(wanted), 'data-for': 'new' })}
      {children({ href, 'data-for': 'known' })}
    </Ways>
  );
}

const Ways = styled.span`
  display: contents;
  html:not([data-visitor='known']) & > [data-for='known'],
  html[data-visitor='known'] & > [data-for='new'] {
    display: none;
  }
`;
