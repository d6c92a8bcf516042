import { below, token, type } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DashboardTitle } from './DashboardTitle';

export interface DashboardPageProps {
  title: string;
  /** One sentence that says something true about the figures; left out until they are there. */
  text?: string | undefined;
  /** Of the reader, before the title. */
  picture?: ReactNode;
  /** What can be done with the whole dashboard. */
  tools?: ReactNode;
  /** What of it is shown; on phones in a row of its own. */
  range?: ReactNode;
  /** A `DashboardGrid`, with tabs before it where there are some. */
  children: ReactNode;
}

/** The ground of a dashboard with its head. It is as wide as the layout leaves it, and its cards follow that width. */
export function DashboardPage({ title, text, picture, tools, range, children }: DashboardPageProps) {
  return (
    <Ground>
      <Head>
        {picture}
        <div data-part="title">
          <DashboardTitle>{title}</DashboardTitle>
          {/* Its line stays where nothing is known yet, so that nothing moves. */}
          <p>{text ?? '\u00A0'}</p>
        </div>
        {range === undefined ? null : <Tools data-part="range">{range}</Tools>}
        {tools === undefined ? null : <Tools>{tools}</Tools>}
      </Head>
      {children}
    </Ground>
  );
}

const Ground = styled.div`
  container: dashboard / inline-size;
  min-block-size: 100%;
  padding: ${token('space.6')};
  background: ${token('surface.sunken')};
  ${below('sm')} {
    padding: ${token('space.4')};
  }
  @media print {
    padding: 0;
    background: none;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')} ${token('space.4')};
  margin-block-end: ${token('space.6')};
  & > [data-part='title'] {
    flex: 1 1 280px;
    min-inline-size: 0;
  }
  & p {
    margin-block-start: 2px;
    color: ${token('text.secondary')};
    text-wrap: pretty;
    ${type('small')}
  }
  ${below('sm')} {
    margin-block-end: ${token('space.4')};
    /* Keys follow what is seen, where the browser can. */
    reading-flow: flex-visual;
    /* Tools beside it stay as they are; alone in a row they take it. */
    & > [data-part='title'] {
      flex: 999 1 160px;
    }
    & > [data-part='range'] {
      flex-basis: 100%;
      order: 1;
    }
  }
`;

/** A row of buttons or a switch in the head; nobody presses them on paper. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  ${below('sm')} {
    flex-grow: 1;
    & > [role='radiogroup'] {
      flex: 1 1 100%;
    }
  }
  @media print {
    display: none;
  }
`;

/** Twelve columns where there is room; cards say how many they take by `DashboardCell`. */
export const DashboardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${token('space.4')};
  @container dashboard (min-width: 1000px) {
    gap: ${token('space.6')};
  }
  @media print {
    gap: 12px;
  }
`;

/**
 * The place of a card. Its card is as high as the highest beside it.
 * @param $span of twelve columns from 1,000 px of the page.
 * @param $middle of twelve from 640 px. @default 12 for wide ones, else 6
 * @param $narrow of twelve below that. @default 12
 */
export const DashboardCell = styled.div<{ $span: number; $middle?: number; $narrow?: number }>`
  display: grid;
  grid-column: span ${({ $narrow = 12 }) => $narrow};
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  align-content: stretch;
  min-inline-size: 0;
  @container dashboard (min-width: 640px) {
    grid-column: span ${({ $span, $middle = $span > 6 ? 12 : 6 }) => $middle};
  }
  @container dashboard (min-width: 1000px) {
    grid-column: span ${({ $span }) => $span};
  }
  @media print {
    break-inside: avoid;
  }
`;
