import preview from '@quarterdeck/storybook/preview';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await screen.findByRole('menu', { name: /Elif Aydın/ });
  },
});

export const Default = meta.story();

export const FromTheHeader = meta.story({ args: { form: 'button' as const } });

/** Pages that the site does not have are left out. */
export const WithoutPages = meta.story({
  args: { isKnownAddress: () => false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Elif Aydın/ }));
    await screen.findByRole('menu');
    await expect(screen.queryByRole('menuitem', { name: 'Profile' })).toBeNull();
    await expect(screen.queryByRole('menuitem', { name: 'Sign out' })).toBeNull();
    await expect(screen.getByRole('menuitemradio', { name: 'Online' })).toBeChecked();
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

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const ChoosesAStatus = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: /Elif Aydın, Online/ });
    await userEvent.click(card);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Busy' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(card).toHaveAccessibleName(/Elif Aydın, Busy/);
    await userEvent.click(card);
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Busy' })).toBeChecked());
  },
});

export const AStatusThatIsNotSavedGoesBack = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { mix: { 'common.user.update': 'error' } },
  play: async ({ canvas, userEvent }) => {
    const card = await canvas.findByRole('button', { name: /Elif Aydın, Online/ });
    await userEvent.click(card);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Away' }));
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
    await userEvent.keyboard('sch{ArrowRight}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Light' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    await waitFor(() => expect(usePreferences.getState().scheme).toBe('dark'));
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
