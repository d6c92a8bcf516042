import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Breadcrumbs } from '../Breadcrumbs';
import { HorizontalNavigation } from '../HorizontalNavigation';
import { Layout, layoutTable, type LayoutSwitchProps } from '../Layout';
import { ButtonLink } from '../Link';
import { Logo } from '../Logo';
import { NavigationRail } from '../NavigationRail';
import { VerticalNavigation, type MenuItem } from '../VerticalNavigation';
import { longMenuItems, longShortMenuItems, menuItems, shortMenuItems } from './menuItems';

export interface LayoutDemoProps extends LayoutSwitchProps {
  /** More entries than any window has room for, some of them long. @default false */
  hasLongMenu?: boolean;
}

/** A layout with the menus, the state and the pieces that the host gives it. */
export function LayoutDemo({ hasLongMenu = false, ...props }: LayoutDemoProps) {
  const [isOpen, setOpen] = useState(props.isNavigationOpen);
  const { form, appearance } = layoutTable[props.name];
  const tree = { items: hasLongMenu ? longMenuItems : menuItems, address: '/apps/tasks', appearance };
  const short = { ...tree, items: hasLongMenu ? longShortMenuItems : shortMenuItems };
  return (
    <Layout
      {...props}
      navigation={<VerticalNavigation {...tree} form={props.name === 'futuristic' ? 'futuristic' : 'default'} />}
      shortNavigation={
        form === 'row' ? (
          <HorizontalNavigation {...short} />
        ) : form === 'labels' || form === 'icons' ? (
          <NavigationRail {...short} variant={form} />
        ) : null
      }
      isNavigationOpen={isOpen}
      onNavigationOpenChange={setOpen}
    />
  );
}

const pinned: readonly MenuItem[] = [
  { id: 'help', label: 'Help center', type: 'basic', icon: 'life-buoy', href: '/apps/help-center' },
  { id: 'settings', label: 'Settings', type: 'basic', icon: 'settings', href: '/settings' },
];

/** What every layout is given here. */
export const layoutDemoArgs = {
  brand: <Logo size="sm" />,
  navigation: null,
  pinned: <VerticalNavigation items={pinned} address="/apps/tasks" />,
  title: <Breadcrumbs crumbs={[{ label: 'Apps' }, { label: 'Tasks' }]} aria-label="Breadcrumbs" />,
  headerLinks: (
    <ButtonLink href="/marketplace" variant="ghost">
      Marketplace
    </ButtonLink>
  ),
  footer: '2016 - 2026 Quarterdeck',
  toggleLabel: 'Navigation',
  isNavigationOpen: true,
  onNavigationOpenChange: () => undefined,
  children: (
    <div style={{ padding: 'var(--qd-page-gutter)' }}>
      <h1>Content</h1>
      <p>What a screen contains never changes with the layout.</p>
    </div>
  ),
};

type Landmark = 'navigation' | 'banner' | 'main' | 'contentinfo';
type Canvas = ReturnType<typeof within>;

/** The layout has come, with its page in it. */
export async function expectContent({ canvas }: { canvas: Canvas }): Promise<void> {
  const main = await canvas.findByRole('main');
  await waitFor(() => expect(main).toHaveTextContent('Content'));
}

/** The landmarks of a page are these, each once and in this order, and the first press of Tab offers to go to the content. */
export async function expectLandmarks(
  canvas: Canvas,
  userEvent: { tab: () => Promise<void>; keyboard: (keys: string) => Promise<void> },
  landmarks: readonly Landmark[],
): Promise<void> {
  await expectContent({ canvas });
  const main = canvas.getByRole('main');
  const all: readonly Landmark[] = ['navigation', 'banner', 'main', 'contentinfo'];
  const found = all
    .flatMap((role) =>
      canvas
        .queryAllByRole(role, role === 'navigation' ? { name: 'Main' } : {})
        .map((at: HTMLElement) => ({ role, at })),
    )
    .toSorted((one, other) => (one.at.compareDocumentPosition(other.at) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  await expect(found.map(({ role }) => role)).toEqual(landmarks);
  await userEvent.tab();
  const skip = canvas.getByRole('link', { name: 'Skip to content' });
  await waitFor(() => expect(skip).toHaveFocus());
  await expect(skip).toBeVisible();
  await expect(skip).toHaveAttribute('href', `#${main.id}`);
  await expect(main).toHaveAttribute('tabindex', '-1');
}
