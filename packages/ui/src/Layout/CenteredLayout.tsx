import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { below, from, token, type } from '../tokens';
import type { LayoutProps } from './layoutProps';
import { SkipLink } from './SkipLink';

/** Pixels of scroll after which the header is set off by a line. */
const hairlineAfter = 4;

/** The product's layout: a header, the content in a container, a footer; tabs at the bottom of a phone. */
export function CenteredLayout({
  brand,
  productLinks,
  tools,
  cart,
  userButton,
  tabBar,
  footer,
  banner,
  children,
}: LayoutProps) {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const follow = () => setScrolled(window.scrollY > hairlineAfter);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);

  return (
    <Page>
      <SkipLink />
      <Header data-scrolled={isScrolled || undefined}>
        <Bar>
          {brand}
          <div data-part="links">{productLinks}</div>
          <div data-part="tools">
            {tools}
            {cart}
            {userButton}
          </div>
        </Bar>
      </Header>
      {banner}
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      {footer ? (
        <Footer>
          <Bar>{footer}</Bar>
        </Footer>
      ) : null}
      {tabBar ? <Tabs>{tabBar}</Tabs> : null}
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${token('surface.canvas')};
  ${below('sm')} {
    padding-block-end: calc(56px + env(safe-area-inset-bottom));
  }
  @media print {
    padding: 0;
  }
`;

const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.header')};
  background: ${token('surface.sheet')};
  border-block-end: 1px solid transparent;
  &[data-scrolled] {
    border-block-end-color: ${token('border.subtle')};
  }
  @media (max-height: 599px) {
    position: static;
  }
  @media print {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 56px;
  margin-inline: auto;
  padding-inline: min(${token('page.gutter')}, 32px);
  & > [data-part='links'] {
    display: none;
    gap: ${token('space.1')};
    ${from('sm')} {
      display: flex;
    }
  }
  & > [data-part='tools'] {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    margin-inline-start: auto;
  }
  ${from('sm')} {
    min-block-size: 60px;
    }
  ${from('md')} {
    min-block-size: ${token('header.wide')};
    }
  ${from('lg')} {
    max-inline-size: 1280px;
    }
  ${from('xl')} {
    max-inline-size: 1376px;
  }
`;

const Content = styled.main`
  flex: 1;
  inline-size: 100%;
  margin-inline: auto;
  padding: ${token('space.6')} min(${token('page.gutter')}, 32px) ${token('space.10')};
  outline: none;
  &:has([data-panes]) {
    display: flex;
    flex-direction: column;
    padding-inline: 0;
    padding-block: 0;
    & [data-panes] {
      block-size: calc(100dvh - 64px);
    }
  }
  ${from('lg')} {
    max-inline-size: 1280px;
    }
  ${from('xl')} {
    max-inline-size: 1376px;
  }
`;

const Footer = styled.footer`
  ${type('small')}
  color: ${token('text.secondary')};
  ${below('sm')} {
    min-block-size: 88px;
    & > div {
      flex-direction: column;
      align-items: start;
      justify-content: center;
      min-block-size: 88px;
      gap: ${token('space.2')};
    }
  }
  @media print {
    display: none;
  }
`;

const Tabs = styled.div`
  display: none;
  ${below('sm')} {
    display: block;
    position: fixed;
    inset: auto 0 0;
    z-index: ${token('layer.header')};
    padding-block-end: env(safe-area-inset-bottom);
    background: ${token('surface.sheet')};
    box-shadow: ${token('elevation.2')};
  }
  @media print {
    display: none;
  }
`;
