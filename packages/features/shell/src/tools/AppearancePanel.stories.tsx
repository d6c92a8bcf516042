import preview from '@quarterdeck/storybook/preview';
import { usePreferences, type Density, type Scheme } from '@quarterdeck/ui/preferences';
import { useLocation } from '@quarterdeck/ui/router';
import { PageTheme } from '@quarterdeck/ui/ThemeProvider';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ShellStage } from '../ShellStage';
import { AppearancePanel } from './AppearancePanel';

interface DemoProps {
  loadThemes: () => void;
  onClose: () => void;
  language: string;
  direction: 'ltr' | 'rtl';
}

/** The panel over a page that dresses as it says. */
function Demo({ loadThemes, onClose, language, direction }: DemoProps) {
  const { theme, scheme, density, textSize, reduceMotion } = usePreferences();
  const { pathname, search } = useLocation();
  return (
    <ShellStage loadThemes={loadThemes}>
      <PageTheme {...{ theme, scheme, density, textSize, reduceMotion, language, direction }} />
      <h1>A page</h1>
      <p>Every change shows at once.</p>
      <p>{`${pathname}${search}`}</p>
      <AppearancePanel configuredLayout="classy" onClose={onClose} />
    </ShellStage>
  );
}

const meta = preview.meta({
  title: 'Features/shell/AppearancePanel',
  component: Demo,
  parameters: { covers: ['overlay:settings-drawer'] },
  args: { loadThemes: fn(), onClose: fn(), language: 'en', direction: 'ltr' as const },
  render: (args, { globals }) => (
    <Demo {...args} language={String(globals['locale'])} direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'} />
  ),
  beforeEach: ({ globals }) =>
    usePreferences.setState({ scheme: globals['scheme'] as Scheme, density: globals['density'] as Density }),
});

const page = document.documentElement;
const findPanel = async (name = 'Appearance') => within(await screen.findByRole('dialog', { name }));

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const panel = await findPanel();
    await expect(args.loadThemes).toHaveBeenCalled();
    await expect(panel.getAllByText('Theme')).toHaveLength(1);
    const themes = within(panel.getByRole('radiogroup', { name: 'Theme' })).getAllByRole('radio');
    const colours = themes.map((radio) => {
      const disc = radio.closest('label')?.querySelector('[data-theme]');
      return disc ? getComputedStyle(disc).backgroundImage : '';
    });
    await expect(new Set(colours).size).toBe(6);
    await expect(panel.getByRole('radio', { name: 'Teal' })).toBeChecked();
    await userEvent.click(panel.getByRole('radio', { name: 'Rose' }));
    await expect(page).toHaveAttribute('data-theme', 'theme-rose');
    await userEvent.click(
      within(panel.getByRole('radiogroup', { name: 'Density' })).getByRole('radio', { name: 'Compact' }),
    );
    await expect(page).toHaveAttribute('data-density', 'compact');
    await waitFor(() => expect(document.querySelector('[data-part="live-region"]')).toHaveTextContent('Compact'));
    await userEvent.click(panel.getByRole('button', { name: 'Reset to defaults' }));
    await expect(page).toHaveAttribute('data-theme', 'theme-teal');
    await expect(page).toHaveAttribute('data-density', 'comfortable');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    // No name of a theme is broken in the middle of the word.
    const name = document.createRange();
    name.selectNodeContents((await findPanel()).getByText('Ultramarine'));
    await expect(name.getClientRects()).toHaveLength(1);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const SchemeIsApplied = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    const canvasOf = () => getComputedStyle(document.body).backgroundColor;
    // Whichever the story is looked at in, the other one is chosen.
    const [name, other] = page.dataset['scheme'] === 'dark' ? ['Light', 'light'] : ['Dark', 'dark'];
    const before = canvasOf();
    await userEvent.click(panel.getByRole('radio', { name }));
    await expect(page).toHaveAttribute('data-scheme', other);
    await waitFor(() => expect(canvasOf()).not.toBe(before));
  },
});

export const TextSizeAndMotionAreApplied = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('switch', { name: /^Reduce motion/ }));
    await expect(page).toHaveAttribute('data-motion', 'reduce');
    await userEvent.click(panel.getByRole('radio', { name: '120%' }));
    await expect(page).toHaveStyle({ zoom: '1.2' });
    await expect(page.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** The layout of an address wins over the one that was chosen; what is chosen here takes its place. */
export const LayoutOfTheAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/apps/tasks?layout=empty&q=demo' },
  play: async ({ userEvent, canvas }) => {
    const panel = await findPanel();
    await expect(panel.getByRole('radio', { name: 'Empty' })).toBeChecked();
    const names = within(panel.getByRole('radiogroup', { name: 'Layout' })).getAllByRole('radio');
    await expect(names).toHaveLength(11);
    await userEvent.click(panel.getByRole('radio', { name: /^Classy/ }));
    await expect(panel.getByRole('radio', { name: /^Classy/ })).toBeChecked();
    await expect(canvas.getByText('/apps/tasks?q=demo')).toBeInTheDocument();
  },
});

export const EscapeCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    await findPanel();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
