import preview from '@quarterdeck/storybook/preview';
import { ImagePlus, PenLine } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../IconButton';
import { Tag } from '../Tag';
import { ComposeBar } from './ComposeBar';

const meta = preview.meta({
  title: 'Components/Actions/ComposeBar',
  component: ComposeBar,
  globals: { viewport: { value: 'desktop' } },
  args: { label: 'Write a note…', onPress: fn(), shortcut: 'c' },
  parameters: { covers: ['component:@quarterdeck/ui/ComposeBar'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Write a note…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Write a note…' }));
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    // As its type says: the browser's event stays here.
    await expect(args.onPress).toHaveBeenLastCalledWith();
  },
});

/** With what the new record will have, and another way to begin. */
export const Variants = meta.story({
  args: {
    icon: PenLine,
    children: (
      <>
        <Tag variant="dot" hue="rose">
          Family
        </Tag>
        <IconButton icon={ImagePlus} label="New note with a picture" />
      </>
    ),
  },
});

/** Without a key of its own. */
export const States = meta.story({
  render: ({ label, onPress }) => <ComposeBar label={label} onPress={onPress} />,
});

export const LongContent = meta.story({
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(6) },
});

export const InTurkish = meta.story({ globals: { locale: 'tr' }, args: { label: 'Bir not yaz…' } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
