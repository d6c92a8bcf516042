import { signedOutKey } from '@quarterdeck/contract/entities/storedSession';
import { readSession, useSession } from '@quarterdeck/data/session/session';
import preview from '@quarterdeck/storybook/preview';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { removeKey, writeText } from '@quarterdeck/ui/storage';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Shell, type ShellProps } from './Shell';
import { ShellStage, type ShellStageProps } from './ShellStage';

type DemoProps = Omit<ShellStageProps, 'children'> & Pick<ShellProps, 'layout' | 'pageTitle'>;

function Demo({ layout, pageTitle, ...host }: DemoProps) {
  return (
    <ShellStage {...host}>
      <Shell layout={layout} pageTitle={pageTitle}>
        <div style={{ padding: 'var(--qd-page-gutter)' }}>
          <h1>Content</h1>
          <p>What a screen contains never changes with its frame.</p>
        </div>
      </Shell>
    </ShellStage>
  );
}

const meta = preview.meta({
  title: 'Features/shell/Shell',
  component: Demo,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', address: '/apps/tasks' },
  args: { layout: 'classy' as const, pageTitle: 'Tasks', onIntent: fn(), openPalette: fn() },
});

type Canvas = ReturnType<typeof within>;

/** A navigation that is shut is still there and cannot be reached. */
const isShut = (canvas: Canvas) => canvas.getByRole('navigation', { name: 'Main' }).closest('[inert]') !== null;

const findMenu = (canvas: Canvas, name = 'Main') => canvas.findByRole('navigation', { name });

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const menu = within(await findMenu(canvas));
    const link = await menu.findByRole('link', { name: 'Tasks' });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Elif Aydın.*your account/i })).toBeVisible());
    const crumbs = within(canvas.getByRole('navigation', { name: 'Breadcrumbs' }));
    await expect(crumbs.getByText('Apps')).toBeVisible();
    await userEvent.hover(link);
    await expect(args.onIntent).toHaveBeenCalledWith('/apps/tasks');
    await userEvent.click(canvas.getByRole('button', { name: /^Search/ }));
    // The host gets no event.
    await expect(args.openPalette).toHaveBeenLastCalledWith();
  },
});

/** Where the person was: the way back to this page through signing in. */
export const SignedOut = meta.story({
  beforeEach: () => {
    const follow = () => useSession.setState(readSession(), true);
    writeText(signedOutKey, 'true');
    follow();
    return () => {
      removeKey(signedOutKey);
      follow();
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/pages/authentication/sign-in/split-screen?returnTo=%2Fapps%2Ftasks',
    );
    // Nor is there anything of a person.
    for (const name of [/your account/i, /^Messages/, /^Notifications/, 'Shortcuts'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
});

/** Without the items that no feature answers for, as the product shows it. */
export const OnlyWhatIsBuilt = meta.story({
  args: { showsUnknownItems: false },
  play: async ({ canvas }) => {
    const menu = within(await findMenu(canvas));
    await menu.findByRole('link', { name: 'Tasks' });
    await expect(menu.queryByText('Mailbox')).toBeNull();
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Content' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Tasks' })).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveTextContent(/Apps.*Tasks/);
    await expect(canvas.getByRole('button', { name: /your account/i })).toBeVisible();
  },
});

/** Where the menus do not arrive, what the features offer is still there. */
export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    const menu = within(await findMenu(canvas));
    await waitFor(() => expect(menu.getByRole('link', { name: 'Tasks' })).toBeVisible());
    await expect(canvas.getByRole('heading', { name: 'Content' })).toBeVisible();
  },
});

export const Centered = meta.story({
  args: { layout: 'centered' as const },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('contentinfo')).toHaveTextContent('2016 - 2026 Quarterdeck');
    await expect(canvas.getByRole('button', { name: /^Search/ })).toHaveTextContent('Search...');
    await userEvent.click(canvas.getByRole('button', { name: /^Search/ }));
    // A field of the header answers in place; the palette stays with its keys.
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus());
    await expect(args.openPalette).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }));
    const overlay = within(await canvas.findByRole('dialog', { name: 'Main' }));
    await expect(await overlay.findByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page');
  },
});

export const CenteredOnPhone = meta.story({
  args: { layout: 'centered' as const },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Content' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search' })).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Navigation' }));
    await canvas.findByRole('dialog', { name: 'Main' });
  },
});

/** Its links leave less room for tools than other headers have: they are in the person's menu. */
export const ModernOnTablet = meta.story({
  args: { layout: 'modern' as const },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /Notifications/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Messages/ })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Shortcuts' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Messages' }));
    await expect(await screen.findByRole('dialog', { name: 'Messages' })).toBeVisible();
  },
});

export const NavigationClosed = meta.story({
  beforeEach: () => usePreferences.setState({ isNavigationOpen: false }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Content' });
    await expect(isShut(canvas)).toBe(true);
    // The field of the navigation is away: an icon stands in for it.
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
    const toggles = () =>
      canvas.getAllByRole('button', { name: 'Navigation' }).filter((button: HTMLElement) => !button.closest('[inert]'));
    await userEvent.click(toggles()[0] as HTMLElement);
    await waitFor(() => expect(isShut(canvas)).toBe(false));
    await expect(usePreferences.getState().isNavigationOpen).toBe(true);
    await userEvent.click(toggles()[0] as HTMLElement);
    await waitFor(() => expect(isShut(canvas)).toBe(true));
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Content' })).toBeVisible());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const PhoneNavigation = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Navigation' }));
    const overlay = within(await canvas.findByRole('dialog', { name: 'Main' }));
    await overlay.findByRole('link', { name: 'Tasks' });
  },
});

export const ALinkShutsTheNavigationOfPhones = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Navigation' });
    await userEvent.click(toggle);
    const overlay = within(await canvas.findByRole('dialog', { name: 'Main' }));
    await userEvent.click(await overlay.findByRole('link', { name: 'Tasks' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
  },
});

export const TheNavigationOfPhonesLiesBelowItsMenus = meta.story({
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Navigation' });
    await userEvent.click(toggle);
    const overlay = within(await canvas.findByRole('dialog', { name: 'Main' }));
    const person = overlay.getByRole('button', { name: /your account/i });
    await userEvent.click(person);
    const settings = await screen.findByRole('menuitem', { name: 'Settings' });
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
    const { left, top, width, height } = settings.getBoundingClientRect();
    await expect(settings).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(person).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Görevler' })).toBeVisible());
    await expect(canvas.getByText('Panolar')).toBeVisible();
    // Also what no feature offers yet has its name.
    await expect(canvas.getByText('Fatura')).toBeInTheDocument();
  },
});

export const TurkishDarkOnPhone = meta.story({
  globals: { locale: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menü' }));
    await canvas.findByRole('link', { name: 'Görevler' });
  },
});
