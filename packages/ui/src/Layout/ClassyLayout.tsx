import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { useState, type UIEvent } from 'react';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { breakpoints } from '../tokens';
import { Aside, Brand, Content, Deck, Footer, Frame, Header, Pinned, Scroll, Tools, Toggle } from './ClassyLayout.styles';
import type { LayoutProps } from './layoutProps';
import { NavigationOverlay } from './NavigationOverlay';
import { SkipLink } from './SkipLink';

/** Pixels of scroll after which the header is set off by a line. */
const hairlineAfter = 4;

/** Quiet frame, inset deck, the person first: the configured default. */
export function ClassyLayout({
  brand,
  navigation,
  pinned,
  userCard,
  userButton,
  search,
  title,
  tools,
  footer,
  banner,
  toggleLabel,
  isNavigationOpen,
  onNavigationOpenChange,
  children,
}: LayoutProps) {
  const messages = useKitMessages();
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const [isScrolled, setScrolled] = useState(false);

  const handleToggle = () => {
    const isBeside = matchMedia(`(min-width:${breakpoints.md}px)`).matches;
    if (isBeside) onNavigationOpenChange(!isNavigationOpen);
    else setOverlayOpen(true);
  };
  const handleScroll = (event: UIEvent<HTMLElement>) => {
    setScrolled(event.currentTarget.scrollTop > hairlineAfter);
  };
  const menu = (
    <>
      {userCard}
      {search}
      <Scroll>{navigation}</Scroll>
      {pinned ? <Pinned>{pinned}</Pinned> : null}
    </>
  );

  return (
    <Frame data-navigation={isNavigationOpen ? 'open' : 'closed'}>
      <SkipLink />
      <Aside aria-label={messages.mainNavigation} inert={!isNavigationOpen}>
        <div data-part="inner">
          <Brand>
            {brand}
            <Toggle type="button" aria-label={toggleLabel} aria-expanded onClick={handleToggle}>
              <Icon icon={PanelLeft} />
            </Toggle>
          </Brand>
          {menu}
        </div>
      </Aside>
      <NavigationOverlay isOpen={isOverlayOpen} onOpenChange={setOverlayOpen}>
        <Brand>{brand}</Brand>
        {menu}
      </NavigationOverlay>
      <Deck>
        <Header data-scrolled={isScrolled || undefined}>
          <Toggle
            type="button"
            data-part="opener"
            aria-label={toggleLabel}
            aria-expanded={isOverlayOpen}
            onClick={handleToggle}
          >
            <Icon icon={MenuIcon} size="lg" />
          </Toggle>
          {title}
          <Tools>
            {tools}
            <div data-part="user">{userButton}</div>
          </Tools>
        </Header>
        {banner}
        <Content id="content" tabIndex={-1} onScroll={handleScroll}>
          {children}
          {footer ? <Footer>{footer}</Footer> : null}
        </Content>
      </Deck>
    </Frame>
  );
}
