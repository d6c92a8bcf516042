import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ContourArt } from '../ContourArt';
import { Link } from '../Link';
import { Container } from '../Stack';
import { below, token, type } from '../tokens';

export interface SearchHeroProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: string;
  /** What the art is drawn from. */
  seed: string;
  /** The search, such as a `PageSearch` of size `lg`. */
  children: ReactNode;
  /** Stands before the links, such as "Popular". */
  linksLabel: string;
  /** What many people look for; may be empty, and keeps its line then. */
  links: readonly { title: string; href: string }[];
}

/** The band at the top of a page that is about finding something. */
export function SearchHero({ title, seed, children, linksLabel, links, ...rest }: SearchHeroProps) {
  return (
    <Hero {...rest}>
      <ContourArt seed={seed} width={960} height={320} levels={14} tone="hull" />
      <Container>
        <h1>{title}</h1>
        {children}
        <p>
          {links.length === 0 ? null : <span>{linksLabel}</span>}
          {links.map((link) => (
            <Link key={link.href} href={link.href}>
              {link.title}
            </Link>
          ))}
        </p>
      </Container>
    </Hero>
  );
}

const Hero = styled.header`
  position: relative;
  overflow: clip;
  color: ${token('hull.text')};
  background: ${token('hull.background')};
  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    mask-image: linear-gradient(to right, transparent 22%, black 72%);
  }
  & > svg:dir(rtl) {
    mask-image: linear-gradient(to left, transparent 22%, black 72%);
  }
  & > div {
    position: relative;
    box-sizing: border-box;
    min-block-size: 320px;
    padding-block: 56px 88px;
  }
  & h1 {
    text-wrap: balance;
    overflow-wrap: anywhere;
    ${type('display')}
  }
  & [role='search'] {
    max-inline-size: 560px;
    margin-block: ${token('space.5')} ${token('space.3')};
    border-radius: ${token('radius.lg')};
    color: ${token('text.primary')};
    background: ${token('surface.card')};
  }
  & [role='search'] > * {
    min-block-size: 52px;
    border-radius: ${token('radius.lg')};
  }
  & [role='search'] input {
    font-size: 16px;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')} ${token('space.4')};
    min-block-size: 20px;
    color: ${token('hull.text-secondary')};
    ${type('small')}
  }
  & p > a {
    color: ${token('hull.text')};
    text-decoration-color: ${token('hull.mark')};
  }
  ${below('sm')} {
    & > div {
      min-block-size: 0;
      padding-block: 32px 72px;
    }
    & h1 {
      ${type('title-1')}
    }
    & p {
      display: none;
    }
  }
`;
