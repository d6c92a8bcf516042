import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { useEffect, useRef, useState, type UIEvent } from 'react';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { breakpoints } from '../tokens';
import { Aside, Content, Deck, Footer, Frame, Header, Pinned, Tools } from './ClassyLayout.styles';
import type { LayoutProps } from './layoutProps';
import { NavigationOverlay } from './NavigationOverlay';
import { Brand, Scroll, Toggle } from './navigationParts';
import { SkipLink } from './SkipLink';
import { focusInto, useNavigationKeys } from './useNavigationKeys';
import { useNavigationOverlay } from './useNavigationOverlay';

/** Pixels of scroll after which the header is set off by a line. */
const hairlineAfter = 4;

/** Whether the navigation stands beside the content; else it lies over it. */
const isBeside = () => matchMedia(`(min-width:${breakpoints.md}px)`).matches;

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
  const [isOverlayOpen, setOverlayOpen] = useNavigationOverlay(address);
  const [isScrolled, setScrolled] = useState(false);

  const aside = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);

  const handleToggle = () => {
    if (isBeside()) onNavigationOpenChange(!isNavigationOpen);
    else setOverlayOpen(!isOverlayOpen);
  };
  const handleFocus = () => {
    if (!isBeside()) setOverlayOpen(true);
    else if (isNavigationOpen) focusInto(aside.current);
    else {
      wantsFocus.current = true;
      onNavigationOpenChange(true);
    }
  };
  useNavigationKeys({ focus: handleFocus, toggle: handleToggle });
  useEffect(() => {
    // A navigation that was put away takes the focus once it is back.
    if (isNavigationOpen && wantsFocus.current) focusInto(aside.current);
    wantsFocus.current = false;
    if (!isBeside()) return;
    // The button that was pressed goes with the navigation, or makes way for it: the other one takes the focus.
    const { activeElement } = document;
    if (isNavigationOpen && activeElement === opener.current) closer.current?.focus();
    if (!isNavigationOpen && aside.current?.contains(activeElement)) opener.current?.focus();
  }, [isNavigationOpen]);

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
            <Toggle ref={closer} type="button" aria-label={toggleLabel} aria-expanded onClick={handleToggle}>
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
