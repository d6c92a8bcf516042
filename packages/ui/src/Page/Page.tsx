import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Link } from '../Link';
import { Inline } from '../Stack';
import { Heading } from '../Text';
import { below, from, token, type } from '../tokens';

export interface PageProps extends ComponentProps<'div'> {
  /** Of what stands on it, in pixels, without the gutters. @default 964 */
  width?: number;
}

/** The ground of a page in the middle of its frame, as wide as what stands on it. */
export function Page({ width = 964, ...rest }: PageProps) {
  return <Ground $width={width} {...rest} />;
}

export interface PageHeadProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: string;
  text?: string;
  /** Takes the focus, such as after what stood here before has gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** At the end, such as a search or the way back. */
  children?: ReactNode;
}

/** The heading of a page. */
export function PageHead({ title, text, headingRef, children, ...rest }: PageHeadProps) {
  return (
    <Head {...rest}>
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

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string;
  /** The way to all of it. */
  all?: { label: string; href: string };
  children: ReactNode;
}

/** A part of a page with its heading. */
export function PageSection({ title, all, children, ...rest }: PageSectionProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id} {...rest}>
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

const Ground = styled.div<{ $width: number }>`
  inline-size: min(${({ $width }) => $width}px, 100%);
  margin-inline: auto;
  padding: ${token('space.6')} ${token('page.gutter')} 64px;
  box-sizing: content-box;
  max-inline-size: calc(100% - 2 * ${token('page.gutter')});
  ${from('md')} {
    padding-block-start: ${token('space.10')};
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
    overflow-wrap: anywhere;
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

const Part = styled.section`
  min-inline-size: 0;
  & > :first-child {
    margin-block-end: ${token('space.4')};
  }
  & > :first-child > a {
    ${type('small-medium')}
  }
`;
