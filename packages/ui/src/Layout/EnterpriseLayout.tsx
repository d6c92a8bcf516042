import { styled } from 'styled-components';
import { useKitMessages } from '../messages';
import { below, from, token } from '../tokens';
import type { LayoutProps } from './layoutProps';
import { SkipLink } from './SkipLink';
import { Deck, Footer, Frame, HullHead, MenuRow, Row, Tools } from './TopFrame.styles';
import { Opener, OverNavigation, useTopNavigation } from './TopParts';

/** Three tiers, boxed: a head that scrolls away, a row of menus that stays, and the content on a deck. */
export function EnterpriseLayout({
  brand,
  navigation,
  shortNavigation,
  address,
  userButton,
  search,
  tools,
  footer,
  banner,
  toggleLabel,
  children,
}: LayoutProps) {
  const messages = useKitMessages();
  const { row, ...overlay } = useTopNavigation(address);
  return (
    <Frame>
      <SkipLink />
      <Head>
        <Boxed>
          <Opener {...overlay} label={toggleLabel} />
          {brand}
          {search ? <Middle>{search}</Middle> : null}
          <Tools>
            {tools}
            {userButton}
          </Tools>
        </Boxed>
      </Head>
      <Menus ref={row} aria-label={messages.mainNavigation}>
        <Boxed>{shortNavigation}</Boxed>
      </Menus>
      <OverNavigation {...overlay} brand={brand} navigation={navigation} />
      {banner}
      <BoxedDeck id="content" tabIndex={-1}>
        {children}
      </BoxedDeck>
      {footer ? <BoxedFooter>{footer}</BoxedFooter> : null}
    </Frame>
  );
}

const Boxed = styled(Row)`
  ${from('lg')} {
    max-inline-size: calc(1216px + 2 * ${token('page.gutter')});
  }
  ${from('xl')} {
    max-inline-size: calc(1280px + 2 * ${token('page.gutter')});
  }
`;

const Head = styled(HullHead)`
  ${below('md')} {
    position: sticky;
    inset-block-start: 0;
  }
  @media (max-height: 599px) {
    position: relative;
  }
`;

/** In the middle of the row, whatever stands beside it. */
const Middle = styled.div`
  display: none;
  ${from('lg')} {
    position: absolute;
    inset-inline-start: 50%;
    display: grid;
    inline-size: 320px;
    margin-inline-start: -160px;
    & > * {
      margin: 0;
    }
  }
`;

const Menus = styled(MenuRow)`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.header')};
  flex: none;
  block-size: 52px;
  background: ${token('hull.raised')};
  @media (max-height: 599px) {
    position: static;
  }
  @media (forced-colors: active) {
    border-block: 1px solid CanvasText;
  }
`;

const BoxedDeck = styled(Deck)`
  --qd-above-deck: 100px;
  ${from('sm')} {
    margin: 12px;
    border-radius: ${token('radius.lg')};
    box-shadow: ${token('elevation.2')};
  }
  ${from('md')} {
    margin: 24px;
  }
  ${from('lg')} {
    inline-size: calc(100% - 48px);
    max-inline-size: 1216px;
    margin-inline: auto;
  }
  ${from('xl')} {
    max-inline-size: 1280px;
  }
  @media print {
    margin: 0;
    box-shadow: none;
  }
`;

const BoxedFooter = styled(Footer)`
  ${from('lg')} {
    max-inline-size: 1216px;
    padding-inline: 0;
  }
  ${from('xl')} {
    max-inline-size: 1280px;
  }
`;
