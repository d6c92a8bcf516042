import { styled } from 'styled-components';
import { ContourArt } from '../ContourArt';
import { useKitMessages } from '../messages';
import { from, token } from '../tokens';
import type { LayoutProps } from './layoutProps';
import { SkipLink } from './SkipLink';
import { Deck, Footer, Frame, HullHead, MenuRow, Row, Tools } from './TopFrame.styles';
import { Opener, OverNavigation, useTopNavigation } from './TopParts';

/** A deck that lies over a coloured bow with the lines of a chart. */
export function MaterialLayout({
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
        <Row>
          <Opener {...overlay} label={toggleLabel} />
          {brand}
          <Tools>
            {search ? <div data-part="search">{search}</div> : null}
            {tools}
            {userButton}
          </Tools>
        </Row>
      </Head>
      <Bow>
        <Art>
          <ContourArt seed="material" width={1440} height={280} tone="hull" />
        </Art>
        <Menus ref={row} aria-label={messages.mainNavigation}>
          <Row>{shortNavigation}</Row>
        </Menus>
      </Bow>
      <OverNavigation {...overlay} brand={brand} navigation={navigation} />
      {banner}
      <RaisedDeck id="content" tabIndex={-1}>
        {children}
      </RaisedDeck>
      {footer ? <BoxedFooter>{footer}</BoxedFooter> : null}
    </Frame>
  );
}

const Head = styled(HullHead)`
  position: sticky;
  inset-block-start: 0;
  @media (max-height: 599px) {
    position: relative;
  }
`;

const Bow = styled.div`
  position: relative;
  flex: none;
  block-size: 48px;
  background: ${token('hull.background')};
  ${from('sm')} {
    block-size: 72px;
  }
  ${from('md')} {
    block-size: calc(48px + 96px);
  }
  ${from('lg')} {
    block-size: calc(48px + 120px);
  }
  @media print {
    display: none;
  }
`;

const Art = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  pointer-events: none;
  & > svg {
    inline-size: 100%;
    block-size: 100%;
  }
`;

/** What opens from it lies over the deck. */
const Menus = styled(MenuRow)`
  position: relative;
  z-index: 2;
  block-size: 48px;
`;

const RaisedDeck = styled(Deck)`
  --qd-above-deck: 80px;
  position: relative;
  margin-block-start: -40px;
  border-start-start-radius: ${token('radius.xl')};
  border-start-end-radius: ${token('radius.xl')};
  box-shadow: ${token('elevation.2')};
  z-index: 1;
  ${from('sm')} {
    margin: -56px 16px 0;
    border-radius: ${token('radius.xl')};
  }
  ${from('md')} {
    margin: -80px 24px 0;
  }
  ${from('lg')} {
    inline-size: calc(100% - 48px);
    max-inline-size: 1280px;
    margin: -96px auto 0;
  }
  ${from('xl')} {
    max-inline-size: 1376px;
  }
  @media print {
    margin: 0;
    box-shadow: none;
  }
`;

const BoxedFooter = styled(Footer)`
  ${from('lg')} {
    max-inline-size: 1280px;
  }
  ${from('xl')} {
    max-inline-size: 1376px;
  }
`;
