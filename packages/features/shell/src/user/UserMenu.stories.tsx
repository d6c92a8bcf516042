import type { UserEvent } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { usePreferences, type Scheme } from '@quarterdeck/ui/preferences';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ShellStage, type ShellStageProps } from '../ShellStage';
import { UserButton, UserCard } from './UserButton';

interface DemoProps extends Omit<ShellStageProps, 'children'> {
  /** The card of the navigation, or the small button of the header. */
  form: 'card' | 'button';
}

function Demo({ form, ...host }: DemoProps) {
  return (
    <ShellStage {...host}>
      <div style={{ inlineSize: 260, minBlockSize: 560 }}>{form === 'card' ? <UserCard /> : <UserButton />}</div>
    </ShellStage>
  );
}

const meta = preview.meta({
  title: 'Features/shell/UserMenu',
  component: Demo,
  parameters: { covers: ['overlay:user-menu'] },
  args: {
    form: 'card' as const,
    switchLanguage: fn(() => Promise.resolve()),
    openAppearance: fn(),
    openKeySheet: fn(),
    openDemoReset: fn(),
  },
  beforeEach: ({ globals }) => usePreferences.setState({ scheme: globals['scheme'] as Scheme }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await screen.findByRole('menu', { name: /Elif Aydın/ });
  },
});

async function chooseStatus(userEvent: UserEvent, name: string) {
  await openStatus(userEvent);
  await userEvent.click(screen.getByRole('menuitemradio', { name }));
}

async function openStatus(userEvent: UserEvent) {
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
  await screen.findByRole('menu', { name: 'Status' });
}

/** US-1: who is signed in, and what is theirs. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Elif Aydın/ }));
    await expect(dialog.getByText('Elif Aydın')).toBeVisible();
    await expect(dialog.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await expect(dialog.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('menu').getBoundingClientRect().width).toBe(264));
  },
});

/** US-1: the four of them, beside the menu. */
export const Status = meta.story({
  args: { form: 'button' as const },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await screen.findByRole('menu', { name: /Elif Aydın/ });
    await openStatus(userEvent);
    await expect(screen.getByRole('menuitemradio', { name: 'Online' })).toBeChecked();
    const names = within(screen.getByRole('menu', { name: 'Status' })).getAllByRole('menuitemradio');
    await expect(names.map(({ textContent }) => textContent)).toEqual(['Online', 'Away', 'Busy', 'Invisible']);
  },
});

export const FromTheHeader = meta.story({ args: { form: 'button' as const } });

/** Pages that the site does not have are left out. */
export const WithoutPages = meta.story({
  args: { isKnownAddress: () => false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: 'Profile' })).toBeNull();
    await expect(screen.queryByRole('menuitem', { name: 'Sign out' })).toBeNull();
    await expect(screen.getByRole('menuitem', { name: 'Status' })).toBeVisible();
  },
});

/** Who it is has not arrived. */
export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /your account/i })).toBeVisible();
  },
});

/** Messages have no button in the header there. */
export const Phone = meta.story({
  args: { form: 'button' as const },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Messages' }));
    await expect(await screen.findByRole('dialog', { name: 'Messages' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('Marta Lindqvist')).toBeVisible());
  },
});

/** Nor have the shortcuts. */
export const PhoneShortcuts = meta.story({
  args: { form: 'button' as const },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Shortcuts' }));
    await expect(await screen.findByRole('dialog', { name: 'Shortcuts' })).toBeVisible();
  },
});

/** A sheet with rows of 52 px; nothing goes beyond its edges. */
export const PhoneMenu = meta.story({
  args: { form: 'button' as const },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    const menu = await screen.findByRole('menu', { name: /Elif Aydın/ });
    await waitFor(() => expect(menu.getBoundingClientRect().width).toBe(innerWidth));
    await expect(menu.scrollWidth).toBe(menu.clientWidth);
    await expect(screen.getByRole('menuitem', { name: 'Profile' }).getBoundingClientRect().height).toBe(52);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

/** US-2: shown at once, while it is being saved. */
export const StatusChanging = meta.story({
  globals: { mix: { 'common.user.update': 'slow' } },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: /Elif Aydın, Online/ });
    await userEvent.click(card);
    await chooseStatus(userEvent, 'Busy');
    await waitFor(() => expect(card).toHaveAccessibleName(/Elif Aydın, Busy/));
  },
});

/** US-2: the answer is the person who is shown. */
export const StatusChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: /Elif Aydın, Online/ });
    await userEvent.click(card);
    await chooseStatus(userEvent, 'Busy');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(card).toHaveAccessibleName(/Elif Aydın, Busy/);
    await userEvent.click(card);
    await openStatus(userEvent);
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Busy' })).toBeChecked());
  },
});

/** US-2: what was not saved is taken back, and said with a Retry. */
export const StatusFailed = meta.story({
  globals: { mix: { 'common.user.update': 'error' } },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: /Elif Aydın, Online/ });
    await userEvent.click(card);
    await chooseStatus(userEvent, 'Away');
    await screen.findByText('Your status wasn’t saved');
    await waitFor(() => expect(card).toHaveAccessibleName(/Elif Aydın, Online/));
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
});

export const EscapeGivesTheFocusBack = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: /Elif Aydın/ });
    card.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(card).toHaveFocus());
  },
});

export const SwitchesScheme = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await screen.findByRole('menu', { name: /Elif Aydın/ });
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(usePreferences.getState().scheme).toBe('dark'));
    // It stays open, so that all of them can be tried.
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked());
    await userEvent.keyboard('{ArrowLeft} ');
    await waitFor(() => expect(usePreferences.getState().scheme).toBe('light'));
  },
});

export const SwitchesTheme = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { loadThemes: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Rose' }));
    await waitFor(() => expect(usePreferences.getState().theme).toBe('theme-rose'));
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Rose' })).toBeChecked());
    await expect(args.loadThemes).toHaveBeenCalled();
  },
});

export const SwitchesLanguage = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await screen.findByRole('menu', { name: /Elif Aydın/ });
    await userEvent.keyboard('lang{ArrowRight}');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Türkçe' }));
    await waitFor(() => expect(args.switchLanguage).toHaveBeenCalledWith('tr'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

export const OpensThePanels = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const card = await canvas.findByRole('button', { name: /Elif Aydın/ });
    await userEvent.click(card);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Appearance' }));
    await expect(args.openAppearance).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(card);
    await userEvent.click(await screen.findByRole('menuitem', { name: /Keyboard shortcuts/ }));
    await expect(args.openKeySheet).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(card);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset demo data' }));
    await expect(args.openDemoReset).toHaveBeenCalled();
  },
});

/** A server's data are nobody's to take back. */
export const WithoutADemo = meta.story({
  tags: ['!dev', '!autodocs'],
  render: ({ openDemoReset: _absent, ...args }) => <Demo {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await screen.findByRole('menuitem', { name: 'Appearance' });
    await expect(screen.queryByRole('menuitem', { name: 'Reset demo data' })).toBeNull();
  },
});
