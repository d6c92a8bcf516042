import { below, from, token, type } from '@quarterdeck/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface HelpPageHeadProps {
  title: string;
  text?: string;
  /** At the end, such as a search. */
  children?: ReactNode;
}

/** Heading of a page of the help center. */
export function HelpPageHead({ title, text, children }: HelpPageHeadProps) {
  return (
    <Head>
      <div>
        <h1>{title}</h1>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      {children}
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  margin-block-end: ${token('space.6')};
  & h1 {
    text-wrap: balance;
    ${type('title-1')}
  }
  & p {
    margin-block-start: ${token('space.1')};
    color: ${token('text.secondary')};
    ${type('body')}
  }
  & > [role='search'] {
    flex: 0 1 264px;
  }
  ${below('sm')} {
    & > [role='search'] {
      flex-basis: 100%;
    }
  }
`;

/** The ground of a page, as wide as what stands on it. */
export const HelpPage = styled.div<{ $width?: number }>`
  inline-size: min(${({ $width = 964 }) => $width}px, 100%);
  margin-inline: auto;
  padding: ${token('space.6')} ${token('page.gutter')} 64px;
  box-sizing: content-box;
  max-inline-size: calc(100% - 2 * ${token('page.gutter')});
  ${from('md')} {
    padding-block-start: ${token('space.10')};
  }
`;
