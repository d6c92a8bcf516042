import { Link } from '@quarterdeck/ui/Link';
import { Inline } from '@quarterdeck/ui/Stack';
import { Heading } from '@quarterdeck/ui/Text';
import { below, from, token, type } from '@quarterdeck/ui/tokens';
import { useId, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';

export interface HelpPageHeadProps {
  title: string;
  text?: string;
  /** At the end, such as a search. */
  children?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Heading of a page of the help center. */
export function HelpPageHead({ title, text, children, headingRef }: HelpPageHeadProps) {
  return (
    <Head>
      <div>
        <h1 ref={headingRef} {...(headingRef ? { tabIndex: -1 } : {})}>
          {title}
        </h1>
        {text === undefined ? null : <p>{text}</p>}
      </div>
      {children}
    </Head>
  );
}

export interface HelpPartProps {
  title: string;
  /** The way to all of it. */
  all?: { label: string; href: string };
  children: ReactNode;
}

/** A part of a page with its heading. */
export function HelpPart({ title, all, children }: HelpPartProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Inline justify="between" align="baseline">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {all ? (
          <Link variant="standalone" href={all.href}>
            {all.label}
          </Link>
        ) : null}
      </Inline>
      {children}
    </Part>
  );
}

const Part = styled.section`
  min-inline-size: 0;
  & > :first-child {
    margin-block-end: ${token('space.4')};
  }
  & > :first-child > a {
    ${type('small-medium')}
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.4')};
  margin-block-end: ${token('space.6')};
  & h1 {
    outline: none;
    text-wrap: balance;
    ${type('title-1')}
  }
  & p {
    margin-block-start: ${token('space.1')};
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
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
