import preview from '@quarterdeck/storybook/preview';
import { Bold, Italic, Link, List, Quote } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { ToggleButton } from '../ToggleButton';
import { OverflowToolbar } from './OverflowToolbar';
import { Toolbar, ToolbarSeparator } from './Toolbar';

const meta = preview.meta({
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  args: {
    label: 'Formatting',
    children: [
      <ToggleButton key="bold" icon={Bold} label="Bold" />,
      <ToggleButton key="italic" icon={Italic} label="Italic" />,
      <ToolbarSeparator key="rule" />,
      <IconButton key="list" icon={List} label="List" />,
      <IconButton key="link" icon={Link} label="Link" />,
    ],
  },
  parameters: { covers: ['component:@quarterdeck/ui/Toolbar'] },
});

export const Default = meta.story();
export const Vertical = meta.story({ args: { orientation: 'vertical' } });
export const LongContent = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: 120 }}>
      <Toolbar {...args} />
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const IsOneTabStopWalkedByArrows = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus());
  },
});

const linked = fn();

function Overflowing() {
  const [width, setWidth] = useState(150);
  const [isQuoted, setQuoted] = useState(false);
  return (
    <>
      <div style={{ inlineSize: width }}>
        <OverflowToolbar
          label="Formatting"
          actions={[
            { id: 'bold', label: 'Bold', icon: Bold, onPress: fn(), isSelected: true },
            { id: 'italic', label: 'Italic', icon: Italic, onPress: fn(), isSelected: false },
            { id: 'list', label: 'List', icon: List, onPress: fn() },
            { id: 'quote', label: 'Quote', icon: Quote, onPress: () => setQuoted(!isQuoted), isSelected: isQuoted },
            { id: 'link', label: 'Link', icon: Link, onPress: linked },
          ]}
        />
      </div>
      <Button onPress={() => setWidth(400)}>Widen</Button>
    </>
  );
}

export const PutsWhatDoesNotFitIntoAMenu = meta.story({
  render: () => <Overflowing />,
  beforeEach: () => {
    linked.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    await expect(canvas.getByRole('button', { name: 'List' })).toBeVisible();
    // With the menu's button in the row there is room for one less.
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Quote' })).not.toBeInTheDocument());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Link' }));
    await expect(linked).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Quote' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Widen' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Widen' }));
    await expect(await canvas.findByRole('button', { name: 'Quote' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More' })).not.toBeInTheDocument());
  },
});

export const ArrowsGoBothWays = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus());
  },
});

export const AVerticalOneIsWalkedByArrowsDownAndUp = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus());
  },
});
