import { token, type } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NotFoundDrawing } from './NotFoundDrawing';
import { PageColumn } from './PageColumn';

export interface NotFoundPageProps {
  title: string;
  text: string;
  actions: ReactNode;
  /** Pages whose addresses look like the one asked for. */
  near?: ReactNode;
}

/** The look of the page. */
export function NotFoundPage({ title, text, actions, near }: NotFoundPageProps) {
  return (
    <Column>
      <NotFoundDrawing />
      <h1>{title}</h1>
      <p>{text}</p>
      <div data-part="actions">{actions}</div>
      {near ? <div data-part="near">{near}</div> : null}
    </Column>
  );
}

const Column = styled(PageColumn)`
  & > [data-part='actions'] {
    min-block-size: 36px;
    margin-block-start: ${token('space.2')};
  }
  & > [data-part='near'] {
    display: grid;
    gap: ${token('space.1')};
    & > p,
    & small {
      color: ${token('text.secondary')};
    }
    & li {
      min-block-size: 32px;
      align-content: center;
    }
    & small {
      /* A box of its own, so that the line below the name ends with it. */
      display: inline-block;
      ${type('code-small')}
      margin-inline-start: ${token('space.1')};
    }
  }
`;
