import { Menu as MenuIcon } from 'lucide-react';
import { docked } from '../dock';
import { Icon } from '../Icon';
import { PartBoundary } from '../PartBoundary';
import { Bar, Content, Footer, Header, Page, Tabs } from './CenteredLayout.styles';
import { NavigationSkeleton } from '../VerticalNavigation';
import type { LayoutProps } from './layoutProps';
import { NavigationOverlay } from './NavigationOverlay';
import { Brand, Scroll, Toggle } from './navigationParts';
import { SkipLink } from './SkipLink';
import { useNavigationKeys } from './useNavigationKeys';
import { useNavigationOverlay } from './useNavigationOverlay';
import { usePageScrolled } from './usePageScrolled';

/**
 * The product's layout: a header, the content in a container, a footer; tabs at the bottom of a phone. The navigation
 * lies over the page at every width.
 */
export function CenteredLayout({
  brand,
  navigation,
  address,
  search,
  headerLinks,
  tools,
  headerAction,
  userButton,
  tabBar,
  footer,
  banner,
  toggleLabel,
  children,
}: LayoutProps) {
  const [isNavigationShown, setNavigationShown] = useNavigationOverlay(address);
  useNavigationKeys({
    focus: () => setNavigationShown(true),
    toggle: () => setNavigationShown(!isNavigationShown),
  });
  const isScrolled = usePageScrolled();

  return (
    <Page data-tabs={tabBar ? true : undefined}>
      <SkipLink />
      <Header data-scrolled={isScrolled || undefined}>
        <Bar>
          <Toggle
            type="button"
            aria-label={toggleLabel}
            aria-expanded={isNavigationShown}
            onClick={() => setNavigationShown(true)}
          >
            <Icon icon={MenuIcon} size="lg" />
          </Toggle>
          {brand}
          <div data-part="links">{headerLinks}</div>
          <div data-part="tools">
            {search ? <div data-part="search">{search}</div> : null}
            {tools}
            {headerAction}
            {userButton}
          </div>
        </Bar>
      </Header>
      <NavigationOverlay isOpen={isNavigationShown} onOpenChange={setNavigationShown}>
        <Brand>{brand}</Brand>
        <Scroll>
          <PartBoundary
            shownFor={isNavigationShown}
            fallback={<NavigationSkeleton />}
            onFailure={() => setNavigationShown(false)}
          >
            {navigation}
          </PartBoundary>
        </Scroll>
      </NavigationOverlay>
      {banner}
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      {footer ? (
        <Footer>
          <Bar>{footer}</Bar>
        </Footer>
      ) : null}
      {tabBar ? <Tabs ref={docked}>{tabBar}</Tabs> : null}
    </Page>
  );
}
