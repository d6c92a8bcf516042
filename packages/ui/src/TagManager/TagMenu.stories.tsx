import preview from '@quarterdeck/storybook/preview';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton';
import { MenuTrigger } from '../Menu';
import { TagMenu, type TagMenuProps } from './TagMenu';

function Demo({ value: first, onChange, ...rest }: TagMenuProps) {
  const [value, setValue] = useState(first);
  return (
    <MenuTrigger>
      <IconButton icon={Tag} label={rest.title} />
      <TagMenu
        {...rest}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </MenuTrigger>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/TagMenu',
  component: Demo,
  args: {
    title: 'Labels',
    tags: [
      { id: 'family', name: 'Family', hue: 'rose' as const },
      { id: 'work', name: 'Work', hue: 'ultramarine' as const },
      { id: 'friends', name: 'Friends', hue: 'green' as const },
    ],
    value: ['friends'],
    onChange: fn(),
    create: { label: 'New label…', onAction: fn() },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Labels' }));
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Friends' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('separator')).toBeVisible());
  },
});

export const ChecksUnchecksAndMakesANewOne = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Labels' }));
    await screen.findByRole('menu');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Family' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['family', 'friends']);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Friends' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['family']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'New label…' }));
    await expect(args.create.onAction).toHaveBeenCalledOnce();
  },
});

/** None yet. */
export const States = meta.story({
  args: { tags: [], value: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Labels' }));
    await expect(await screen.findByRole('menuitem', { name: 'New label…' })).toBeVisible();
    await expect(screen.queryByRole('separator')).toBeNull();
  },
});

export const LongContent = meta.story({
  args: { tags: [{ id: 'long', name: 'Muhasebeleştirilemeyenlerdenmişsinizcesine'.repeat(3), hue: 'amber' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Labels' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Labels' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});
