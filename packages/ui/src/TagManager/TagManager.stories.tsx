import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { hueOf, type Hue } from '../hues';
import { TagManager, type TagManagerProps } from './TagManager';

const words = {
  title: 'Edit labels',
  newName: 'New label',
  add: 'Add',
  nameOf: (name: string) => `Name of ${name}`,
  delete: (name: string) => `Delete ${name}`,
  taken: 'A label with this name already exists.',
  hint: 'Deleting a label removes it from its notes. The notes stay.',
};

/** Keeps what its owner would keep. */
function Demo({ tags: first, onAdd, onRename, onDelete, recolor, ...rest }: TagManagerProps) {
  const [tags, setTags] = useState(first);
  return (
    <TagManager
      {...rest}
      tags={tags}
      onAdd={async (name) => {
        const isMade = await onAdd(name);
        if (isMade) setTags((now) => [...now, { id: name, name, hue: hueOf(name) }]);
        return isMade;
      }}
      onRename={(id, name) => {
        setTags(tags.map((tag) => (tag.id === id ? { ...tag, name } : tag)));
        onRename(id, name);
      }}
      onDelete={(id) => {
        setTags(tags.filter((tag) => tag.id !== id));
        onDelete(id);
      }}
      {...(recolor === undefined
        ? {}
        : {
            recolor: {
              ...recolor,
              onChange: (id: string, hue: Hue) => {
                setTags(tags.map((tag) => (tag.id === id ? { ...tag, hue } : tag)));
                recolor.onChange(id, hue);
              },
            },
          })}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/TagManager',
  component: Demo,
  args: {
    tags: [
      { id: 'family', name: 'Family', hue: 'rose' as const, usage: '5 notes' },
      { id: 'work', name: 'Work', hue: 'ultramarine' as const, usage: '12 notes' },
      { id: 'izmir', name: 'İzmir', hue: 'teal' as const, usage: '1 note' },
    ],
    words,
    maxLength: 60,
    onAdd: fn(() => Promise.resolve(true)),
    onRename: fn(),
    onDelete: fn(),
    onClose: fn(),
  },
  parameters: { covers: ['component:@quarterdeck/ui/TagManager'] },
});

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Edit labels' }));

export const Default = meta.story({
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.getByText('12 notes')).toBeVisible();
  },
});

/** With colours that can be changed. */
export const Variants = meta.story({
  args: {
    recolor: {
      label: (name: string) => `Color of ${name}`,
      hueName: (hue: Hue) => hue,
      onChange: fn(),
    },
  },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Color of Work' }));
    const colors = within(await screen.findByRole('radiogroup', { name: 'Color of Work' }));
    await expect(colors.getByRole('radio', { name: 'ultramarine' })).toBeChecked();
    await userEvent.click(colors.getByRole('radio', { name: 'amber' }));
    await expect(args.recolor?.onChange).toHaveBeenCalledWith('work', 'amber');
    await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Color of Work' })).toHaveFocus());
  },
});

/** None yet, no counts, no hint. */
export const States = meta.story({
  args: { tags: [], words: { ...words, hint: undefined as never }, takesFocus: true },
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'New label' })).toHaveFocus());
  },
});

export const LongContent = meta.story({
  args: {
    tags: [
      {
        id: 'endless',
        name: 'Muhasebeleştirilemeyenlerdenmişsinizcesine'.repeat(4),
        hue: 'amber',
        usage: '10,482 notes',
      },
      { id: 'markup', name: '<b>bold</b>', hue: 'sky', usage: '0 notes' },
      { id: 'arabic', name: 'عائلة', hue: 'green' as const, usage: '3 notes' },
      ...Array.from({ length: 30 }, (_, index) => ({
        id: String(index),
        name: `Label ${index}`,
        hue: hueOf(String(index)),
        usage: `${index} notes`,
      })),
    ],
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: {
    words: {
      title: 'Etiketleri düzenle',
      newName: 'Yeni etiket',
      add: 'Ekle',
      nameOf: (name: string) => `${name} etiketinin adı`,
      delete: (name: string) => `${name} etiketini sil`,
      taken: 'Bu adda bir etiket zaten var.',
      hint: 'Silinen etiket notlarından kalkar. Notlar kalır.',
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Etiketleri düzenle' }));
    // A short hint begins where the title does.
    const hint = document.createRange();
    hint.selectNodeContents(dialog.getByText(/^Silinen etiket/));
    const title = dialog.getByRole('heading', { name: 'Etiketleri düzenle' });
    await expect(hint.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const AddsAndRefusesANameThatIsTaken = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args, step }) => {
    const dialog = await findDialog();
    const field = dialog.getByRole('textbox', { name: 'New label' });
    await step('names are compared without case and marks', async () => {
      await userEvent.type(field, ' izmir {Enter}');
      await expect(await dialog.findByText(words.taken)).toBeVisible();
      await expect(field).toHaveAccessibleDescription(words.taken);
      await expect(args.onAdd).not.toHaveBeenCalled();
    });
    await step('a blank name does nothing', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '  {Enter}');
      await expect(args.onAdd).not.toHaveBeenCalled();
    });
    await step('a new one is added, and the field is empty for the next', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ' Boat {Enter}');
      await expect(args.onAdd).toHaveBeenCalledWith('Boat');
      await expect(await dialog.findByRole('textbox', { name: 'Name of Boat' })).toHaveValue('Boat');
      await expect(field).toHaveValue('');
    });
  },
});

export const WhatWasNotAddedIsInTheFieldAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onAdd: fn(() => Promise.resolve(false)) },
  play: async ({ userEvent }) => {
    const dialog = await findDialog();
    const field = dialog.getByRole('textbox', { name: 'New label' });
    await userEvent.type(field, 'Boat{Enter}');
    await waitFor(() => expect(field).toHaveValue('Boat'));
  },
});

export const RenamesInPlace = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args, step }) => {
    const dialog = await findDialog();
    const field = dialog.getByRole('textbox', { name: 'Name of Work' });
    await step('Escape and an empty name put the old one back', async () => {
      await userEvent.type(field, ' and play');
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('Work');
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.clear(field);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('Work');
    });
    await step('a name that is taken is refused at the field', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'FAMILY{Enter}');
      await expect(field).toHaveAccessibleDescription(words.taken);
      await expect(args.onRename).not.toHaveBeenCalled();
    });
    await step('its own name in another case is none of another', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'WORK{Enter}');
      await expect(args.onRename).toHaveBeenCalledWith('work', 'WORK');
    });
    await step('the next Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalled();
    });
  },
});

export const DeletingKeepsTheFocusInTheDialog = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    dialog.getByRole('button', { name: 'Delete Family' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('family');
    await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Name of Family' })).toBeNull());
    await expect(dialog.getByRole('textbox', { name: 'New label' })).toHaveFocus();
  },
});
