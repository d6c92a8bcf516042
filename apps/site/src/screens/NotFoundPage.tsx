import { token, type } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LostCourse } from './LostCourse';

export interface NotFoundPageProps {
  title: string;
  text: string;
  actions: ReactNode;
  /** Addresses that look like the one asked for. */
  near?: ReactNode;
}

/** The look of the page, also painted before any script runs. */
export function NotFoundPage({ title, text, actions, near }: NotFoundPageProps) {
  return (
    <Column>
      <LostCourse />
      <h1>{title}</h1>
      <p>{text}</p>
      <div data-part="actions">{actions}</div>
      {near ? <p data-part="near">{near}</p> : null}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space.4')};
  min-block-size: 100dvh;
  max-inline-size: 480px;
  margin-inline: auto;
  padding: ${token('space.6')} ${token('space.4')};
  text-align: center;
  & > h1 {
    ${type('title-1')}
    text-wrap: balance;
  }
  & > p {
    color: ${token('text.secondary')};
    text-wrap: pretty;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space.3')};
    min-block-size: 36px;
    margin-block-start: ${token('space.2')};
  }
  & > [data-part='near'] a {
    margin-inline-start: ${token('space.2')};
  }
`;
