import preview from '@quarterdeck/storybook/preview';
import { Bold, Italic, Link, List } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { ToggleButton } from '../ToggleButton';
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

export const IsOneTabStopWalkedByArrows = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <Toolbar {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus();
  },
});
