import { styled } from 'styled-components';
import { useKitMessages } from '../messages';
import { below, from, token } from '../tokens';
import type { LayoutProps } from './layoutProps';
import { SkipLink } from './SkipLink';
import { Footer, Frame, MenuRow, Row, Tools } from './TopFrame.styles';
import { Opener, OverNavigation, useTopNavigation } from './TopParts';
import { usePageScrolled } from './usePageScrolled';

/** One quiet row over the whole width: brand, menus, links and tools. */
export function ModernLayout({
  brand,
  navigation,
  shortNavigation,
  address,
  userButton,
  search,
  topLinks,
  headerAction,
  tools,
  footer,
  banner,
  toggleLabel,
  children,
}: LayoutProps) {
  const messages = useKitMessages();
  const { row, ...overlay } = useTopNavigation(address);
  const isScrolled = usePageScrolled();
  return (
    <Frame>
      <SkipLink />
      <Head data-scrolled={isScrolled || undefined}>
        <Row>
          <Opener {...overlay} label={toggleLabel} />
          {brand}
          <Menus ref={row} aria-label={messages.mainNavigation}>
            {shortNavigation}
          </Menus>
          <Links>{topLinks}</Links>
          <Tools>
            {headerAction}
            {search ? <div data-part="search">{search}</div> : null}
            {tools}
            {userButton}
          </Tools>
        </Row>
      </Head>
      <OverNavigation {...overlay} brand={brand} navigation={navigation} />
      {banner}
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      {footer ? <TallFooter>{footer}</TallFooter> : null}
    </Frame>
  );
}

const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.header')};
  flex: none;
  block-size: ${token('header.phone')};
  background: ${token('surface.sheet')};
  border-block-end: 1px solid transparent;
  &[data-scrolled] {
    border-block-end-color: ${token('border.subtle')};
    @supports (backdrop-filter: blur(12px)) {
      @media (prefers-reduced-transparency: no-preference) {
        background: color-mix(in srgb, ${token('surface.sheet')} 86%, transparent);
        backdrop-filter: blur(12px);
      }
    }
  }
  ${below('sm')} {
    /* Its links leave no room for it beside the tools. */
    & [data-part='word'] {
      display: none;
    }
  }
  ${from('sm')} {
    block-size: ${token('header.wide')};
  }
  ${from('md')} {
    block-size: ${token('header.tall')};
  }
  @media (max-height: 599px) {
    position: relative;
  }
  @media print {
    display: none;
  }
`;

const Menus = styled(MenuRow)`
  flex: 1;
  min-inline-size: 0;
`;

const Links = styled.div`
  display: none;
  flex: none;
  gap: ${token('space.1')};
  ${from('lg')} {
    display: flex;
  }
`;

const Content = styled.main`
  flex: 1;
  min-inline-size: 0;
  outline: none;
  & [data-panes],
  & [data-placeholder] {
    block-size: calc(100dvh - ${token('header.phone')});
    ${from('sm')} {
      block-size: calc(100dvh - ${token('header.wide')});
    }
    ${from('md')} {
      block-size: calc(100dvh - ${token('header.tall')});
    }
  }
  &:has([data-panes]) + footer {
    display: none;
  }
  ${from('xl')} {
    box-sizing: border-box;
    inline-size: 100%;
    max-inline-size: 1680px;
    margin-inline: auto;
  }
`;

const TallFooter = styled(Footer)`
  ${from('sm')} {
    min-block-size: 64px;
  }
  ${below('sm')} {
    min-block-size: 56px;
  }
`;
