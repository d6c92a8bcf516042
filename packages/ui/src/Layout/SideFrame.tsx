import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import { useKitMessages } from '../messages';
import type { LayoutProps } from './layoutProps';
import { NavigationOverlay } from './NavigationOverlay';
import { Toggle } from './navigationParts';
import { Aside, Content, Footer, Frame, Header, Page, Tools, type FrameSizes } from './SideFrame.styles';
import { SkipLink } from './SkipLink';
import { useExpansion } from './useExpansion';
import { useBesideNavigation } from './useBesideNavigation';
import { usePageScrolled } from './usePageScrolled';

export interface SideFrameProps extends Omit<LayoutProps, 'navigation'> {
  sizes: FrameSizes;
  appearance: 'quiet' | 'hull';
  /** The navigation beside the content, from md up. */
  beside: ReactNode;
  /** The navigation over the page, below md. */
  over: ReactNode;
  /** The navigation beside the content is a rail, beside which something opens. @default false */
  isRail?: boolean;
  /** Closed, the navigation beside the content is a rail. @default false */
  closesToRail?: boolean;
  /** The navigation beside the content shows the person, and the header only where it is put away. @default false */
  showsPersonBeside?: boolean;
}

/** A navigation beside the content from md up, and over it below; the page scrolls, the header stays in sight. */
export function SideFrame({
  sizes,
  appearance,
  beside,
  over,
  isRail = false,
  closesToRail = false,
  showsPersonBeside = false,
  address,
  search,
  title,
  tools,
  userButton,
  footer,
  banner,
  toggleLabel,
  isNavigationOpen,
  onNavigationOpenChange,
  children,
}: SideFrameProps) {
  const messages = useKitMessages();
  const isScrolled = usePageScrolled();
  const isFolded = closesToRail && !isNavigationOpen;
  const expansion = useExpansion(isFolded);
  const { aside, opener, isOverlayOpen, isShown, setOverlayOpen, toggle } = useBesideNavigation({
    address,
    isNavigationOpen,
    onNavigationOpenChange,
  });

  return (
    <Frame $sizes={sizes} data-navigation={isNavigationOpen ? 'open' : 'closed'}>
      <SkipLink />
      <Aside
        ref={aside}
        $appearance={appearance}
        $spills={isRail && isNavigationOpen}
        aria-label={messages.mainNavigation}
        inert={!isNavigationOpen && !closesToRail}
        data-collapsed={(isFolded && !expansion.isExpanded) || undefined}
        data-expanded={expansion.isExpanded || undefined}
        {...(isFolded && expansion.handlers)}
      >
        <div data-part="inner">{beside}</div>
      </Aside>
      <NavigationOverlay appearance={appearance} isOpen={isOverlayOpen} onOpenChange={setOverlayOpen}>
        {over}
      </NavigationOverlay>
      <Page>
        <Header data-scrolled={isScrolled || undefined}>
          <Toggle ref={opener} type="button" aria-label={toggleLabel} aria-expanded={isShown} onClick={toggle}>
            <Icon icon={MenuIcon} size="lg" />
          </Toggle>
          {title}
          <Tools $isPersonBeside={showsPersonBeside}>
            {search ? <div data-part="search">{search}</div> : null}
            {tools}
            <div data-part="user">{userButton}</div>
          </Tools>
        </Header>
        {banner}
        <Content id="content" tabIndex={-1}>
          {children}
        </Content>
        {footer ? <Footer>{footer}</Footer> : null}
      </Page>
    </Frame>
  );
}
