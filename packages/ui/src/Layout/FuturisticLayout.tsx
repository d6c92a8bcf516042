import { Menu as MenuIcon } from 'lucide-react';
import { ContourArt } from '../ContourArt';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import { Content, Footer } from './ClassyLayout.styles';
import { Art, Aside, Deck, Frame, Header, Menu, Page, Person } from './FuturisticLayout.styles';
import type { LayoutProps } from './layoutProps';
import { NavigationOverlay } from './NavigationOverlay';
import { Brand, Toggle } from './navigationParts';
import { Tools } from './SideFrame.styles';
import { SkipLink } from './SkipLink';
import { useBesideNavigation } from './useBesideNavigation';

/** A deep console: the hull all round, lines of a chart behind the menu, and the content on a deck that floats in it. */
export function FuturisticLayout({
  brand,
  navigation,
  address,
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
  const { aside, opener, isOverlayOpen, isShown, setOverlayOpen, toggle } = useBesideNavigation({
    address,
    isNavigationOpen,
    onNavigationOpenChange,
  });
  const menu = (
    <>
      <Brand>{brand}</Brand>
      <Menu>{navigation}</Menu>
      <Person>{userCard}</Person>
    </>
  );

  return (
    <Frame data-navigation={isNavigationOpen ? 'open' : 'closed'}>
      <SkipLink />
      <Aside ref={aside} aria-label={messages.mainNavigation} inert={!isNavigationOpen}>
        <div data-part="inner">
          <Art>
            <ContourArt seed="futuristic" width={284} height={900} tone="hull" />
          </Art>
          {menu}
        </div>
      </Aside>
      <NavigationOverlay appearance="hull" isOpen={isOverlayOpen} onOpenChange={setOverlayOpen}>
        {menu}
      </NavigationOverlay>
      <Page>
        <Header>
          <Toggle ref={opener} type="button" aria-label={toggleLabel} aria-expanded={isShown} onClick={toggle}>
            <Icon icon={MenuIcon} size="lg" />
          </Toggle>
          {title}
          <Tools $isPersonBeside>
            {search ? <div data-part="search">{search}</div> : null}
            {tools}
            <div data-part="user">{userButton}</div>
          </Tools>
        </Header>
        <Deck>
          {banner}
          <Content id="content" tabIndex={-1}>
            {children}
            {footer ? <Footer>{footer}</Footer> : null}
          </Content>
        </Deck>
      </Page>
    </Frame>
  );
}
