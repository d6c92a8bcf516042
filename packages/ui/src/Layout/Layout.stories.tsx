import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Logo } from '../Logo';
import { useShortcuts } from '../shortcuts';
import { expectContent, LayoutDemo, layoutDemoArgs } from '../testing/LayoutDemo';
import { Layout } from './Layout';

const meta = preview.meta({
  title: 'Layouts/Layout',
  component: LayoutDemo,
  parameters: { layout: 'fullscreen', covers: ['component:@quarterdeck/ui/Layout'], address: '/apps/tasks' },
  args: { ...layoutDemoArgs, name: 'classy' as const },
  play: expectContent,
});

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent('Content'));
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
});

export const Closed = meta.story({ globals: { viewport: { value: 'desktop' } }, args: { isNavigationOpen: false } });

export const Rtl = meta.story({ globals: { viewport: { value: 'desktop' }, direction: 'rtl' } });

export const NavigationOpensOverThePageOnPhones = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Navigation' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    const overlay = await canvas.findByRole('dialog', { name: 'Main' });
    await userEvent.click(within(overlay).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('dialog', { name: 'Main' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Project' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
  },
});

/** The link of the page that is shown, in the navigation that can be reached. */
const currentLink = (canvas: { findAllByRole: (role: string, options: object) => Promise<HTMLElement[]> }) =>
  canvas.findAllByRole('link', { name: /^Tasks/ }).then((links) => links.find((link) => !link.closest('[inert]')));

export const AltNLeadsIntoTheNavigation = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: { isNavigationOpen: false },
  play: async ({ canvas, userEvent }) => {
    const navigation = await canvas.findByRole('navigation', { name: 'Main' });
    const content = canvas.getByRole('main');
    content.focus();
    await userEvent.keyboard('{Alt>}n{/Alt}');
    await waitFor(async () => expect(await currentLink(canvas)).toHaveFocus());
    content.focus();
    await userEvent.keyboard('{Alt>}n{/Alt}');
    await expect(await currentLink(canvas)).toHaveFocus();
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(navigation.inert).toBe(true);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(navigation.inert).toBe(false);
  },
});

export const TheButtonsOfTheNavigationHandTheFocusOn = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const navigation = await canvas.findByRole('navigation', { name: 'Main' });
    within(navigation).getByRole('button', { name: 'Navigation' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigation.inert).toBe(true);
    const header = within(canvas.getByRole('banner'));
    await waitFor(() => expect(header.getByRole('button', { name: 'Navigation' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(navigation.inert).toBe(false);
    await waitFor(() => expect(within(navigation).getByRole('button', { name: 'Navigation' })).toHaveFocus());
  },
});

export const AltNOpensTheNavigationOfAPhone = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Navigation' });
    await userEvent.keyboard('{Alt>}n{/Alt}');
    const overlay = await canvas.findByRole('dialog', { name: 'Main' });
    await expect(overlay).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
});

export const TheNavigationOfTheCenteredLayoutLiesOverThePage = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { name: 'centered' as const },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Navigation' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    const overlay = await canvas.findByRole('dialog', { name: 'Main' });
    await userEvent.click(within(overlay).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('dialog', { name: 'Main' })).toContainElement(
      canvas.getByRole('link', { name: /^Tasks/ }),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Project' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.keyboard('{Alt>}n{/Alt}');
    await canvas.findByRole('dialog', { name: 'Main' });
  },
});

/** Holds a text that is gone when it is mounted anew. */
function Remembering() {
  return <input aria-label="Draft" defaultValue="" style={{ margin: 24 }} />;
}

function Switching() {
  const [name, setName] = useState<'classy' | 'centered'>('classy');
  const change = () => setName(name === 'classy' ? 'centered' : 'classy');
  useShortcuts({ 'Alt+l': change });
  return (
    <Layout
      name={name}
      brand={<Logo size="sm" />}
      navigation={null}
      toggleLabel="Navigation"
      isNavigationOpen
      onNavigationOpenChange={() => undefined}
      tools={
        <button type="button" onClick={change}>
          Other layout
        </button>
      }
    >
      <Remembering />
    </Layout>
  );
}

export const KeepsTheContentMountedWhenItChanges = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: () => <Switching />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Draft'), 'half a thought');
    await userEvent.click(canvas.getByRole('button', { name: 'Other layout' }));
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
    await expect(canvas.getByLabelText('Draft')).toHaveValue('half a thought');
    // The button went with its frame.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    const draft = canvas.getByLabelText('Draft');
    draft.focus();
    await userEvent.keyboard('{Alt>}l{/Alt}');
    await expect(await canvas.findByRole('navigation')).toBeVisible();
    await waitFor(() => expect(draft).toHaveFocus());
  },
});

export const TabComesToTheSkipLinkFirst = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('navigation', { name: 'Main' });
    await userEvent.tab();
    const skipLink = canvas.getByRole('link', { name: 'Skip to content' });
    await waitFor(() => expect(skipLink).toHaveFocus());
    await expect(skipLink).toHaveAttribute('href', '#content');
  },
});

export const EscapeClosesTheNavigationOverThePage = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', { name: 'Navigation' });
    await userEvent.click(toggle);
    await canvas.findByRole('dialog', { name: 'Main' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
  },
});
