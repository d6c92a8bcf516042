import { token, type } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailureDrawing } from './FailureDrawing';

export interface FailureMessageProps {
  title: string;
  text: string;
  /** The id with its name and the button that copies it. */
  reference: ReactNode;
  actions: ReactNode;
  /** When it happened, and whom to ask. */
  foot: ReactNode;
}

/** What a failure page says. It is made of markup alone: the build writes it into the page for a site that does not start. */
export function FailureMessage({ title, text, reference, actions, foot }: FailureMessageProps) {
  return (
    <>
      <FailureDrawing />
      <h1>{title}</h1>
      <p>{text}</p>
      {reference}
      <div data-part="actions">{actions}</div>
      <Foot>{foot}</Foot>
    </>
  );
}

/** Name, id and button in one box; the id breaks where it is long. */
export const ReferenceBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')} ${token('space.3')};
  max-inline-size: 100%;
  padding: ${token('space.1-5')} ${token('space.2')};
  padding-inline-start: ${token('space.4')};
  border-radius: ${token('radius.lg')};
  background: ${token('fill.neutral')};
  color: ${token('text.secondary')};
  &[hidden] {
    display: none;
  }
  & > code {
    color: ${token('text.primary')};
    overflow-wrap: anywhere;
    user-select: all;
    ${type('code')}
  }
`;

const Foot = styled.p`
  margin-block-start: ${token('space.1')};
  color: ${token('text.secondary')};
  ${type('small')}
  & a {
    color: ${token('text.link')};
  }
`;
