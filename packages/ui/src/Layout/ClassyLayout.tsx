import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { useState, type UIEvent } from 'react';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { Aside, Content, Deck, Footer, Frame, Header, Pinned, Tools } from './ClassyLayout.styles';
import type { LayoutProps } from './layoutProps';
import { NavigationOverlay } from './NavigationOverlay';
import { Brand, Scroll, Toggle } from './navigationParts';
import { SkipLink } from './SkipLink';
import { useBesideNavigation } from './useBesideNavigation';
import { hairlineAfter } from './usePageScrolled';

/** Quiet frame, inset deck, the person first: the configured default. */
export function ClassyLayout({
  brand,
  navigation,
  address,
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
  const { aside, opener, closer, isOverlayOpen, setOverlayOpen, toggle } = useBesideNavigation({
    address,
    isNavigationOpen,
    onNavigationOpenChange,
  });
  const [isScrolled, setScrolled] = useState(false);
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
      <Aside ref={aside} aria-label={messages.mainNavigation} inert={!isNavigationOpen}>
        <div data-part="inner">
          <Brand>
            {brand}
            <Toggle ref={closer} type="button" aria-label={toggleLabel} aria-expanded onClick={toggle}>
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
            ref={opener}
            type="button"
            data-part="opener"
            aria-label={toggleLabel}
            aria-expanded={isOverlayOpen}
            onClick={toggle}
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
