import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { readText } from '../storage';
import { Checklist, type ChecklistProps } from './Checklist';
import type { ChecklistItem } from './ChecklistRow';

const steps: ChecklistItem[] = [
  { id: 'one', text: 'Ask the harbour office', isDone: true },
  { id: 'two', text: 'Write down what they said', isDone: false },
  { id: 'three', text: 'Tell the crew', isDone: false },
];

/** Keeps what its owner would keep. */
function Demo({ items: first, words, onAdd, onChange, onRemove, ...rest }: ChecklistProps) {
  const [items, setItems] = useState(first);
  const done = items.filter((item) => item.isDone).length;
  return (
    <div style={{ maxInlineSize: 400 }}>
      <Checklist
        {...rest}
        words={{ ...words, progress: `${done} of ${items.length}` }}
        items={items}
        onAdd={(texts, onKept) => {
          const added = texts.map((text, index) => ({ id: String(items.length + index), text, isDone: false }));
          setItems([...items, ...added]);
          return onAdd(texts, onKept);
        }}
        onChange={(id, change) => {
          setItems(items.map((item) => (item.id === id ? { ...item, ...change } : item)));
          return onChange(id, change);
        }}
        onRemove={(id) => {
          setItems(items.filter((item) => item.id !== id));
          onRemove(id);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Forms/Checklist',
  component: Demo,
  // On a page, headings stand above it.
  decorators: [
    (Story) => (
      <>
        <h1>Task</h1>
        <h2>Sub-tasks of a task</h2>
        <Story />
      </>
    ),
  ],
  args: {
    draftKey: 'story:checklist:new',
    autosave: { draftKey: (id: string) => `story:checklist:${id}` },
    items: steps,
    words: {
      title: 'Sub-tasks',
      progress: '',
      add: 'Add a sub-task',
      text: 'Sub-task',
      check: (text: string) => `Mark ${text} as done`,
      remove: (text: string) => `Remove sub-task ${text}`,
    },
    onAdd: fn(() => Promise.resolve(true)),
    onChange: fn(() => Promise.resolve(true)),
    onRemove: fn(),
  },
  parameters: { covers: ['component:@quarterdeck/ui/Checklist'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sub-tasks' })).toHaveAttribute('aria-valuetext', '1 of 3');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mark Tell the crew as done' }));
    await expect(canvas.getByRole('progressbar', { name: 'Sub-tasks' })).toHaveAttribute('aria-valuetext', '2 of 3');
  },
});

/** Sentences on as many lines as they need, saved when they are left. */
export const Variants = meta.story({
  args: {
    variant: 'square',
    autosave: undefined,
    items: [
      ...steps,
      { id: 'four', text: 'Walk round the ship and look at everything twice. '.repeat(2), isDone: true },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getAllByRole('textbox', { name: 'Sub-task' })[2];
    if (!field) throw new Error('There is no third sub-task.');
    await userEvent.type(field, ' and the cook');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('three', { text: 'Tell the crew and the cook' });
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue('Tell the crew and the cook');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sub-task Write down what they said' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Add a sub-task' })).toHaveFocus());
  },
});

/** A text that is refused stays in its field, with the reason, and is not saved; nor is more than fits added. */
export const States = meta.story({
  args: {
    variant: 'square',
    autosave: undefined,
    limit: { items: 4, full: 'Four at most.' },
    refuse: (text: string) => (text.length > 30 ? `${text.length - 30} characters over the limit of 30.` : undefined),
  },
  play: async ({ canvas, userEvent, args }) => {
    const [field] = canvas.getAllByRole('textbox', { name: 'Sub-task' });
    if (!field) throw new Error('There is no sub-task.');
    await userEvent.type(field, ' and its keeper{Enter}');
    await expect(field).toHaveAccessibleDescription('7 characters over the limit of 30.');
    await expect(args.onChange).not.toHaveBeenCalled();
    const add = canvas.getByRole('textbox', { name: 'Add a sub-task' });
    await userEvent.type(add, 'x'.repeat(31));
    await expect(add).toHaveAccessibleDescription('1 characters over the limit of 30.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}{Enter}');
    await userEvent.keyboard('One too many{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(add).toHaveValue('One too many');
    await userEvent.clear(add);
  },
});

export const Empty = meta.story({ args: { items: [] } });

export const AllDone = meta.story({ args: { items: steps.map((step) => ({ ...step, isDone: true })) } });

export const LongContent = meta.story({
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      text:
        index % 2 === 0
          ? 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3)
          : 'Walk round the ship and look at everything twice, '.repeat(4),
      isDone: index < 5,
    })),
  },
});

export const BoxesStandBesideTheFirstLine = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    variant: 'square',
    items: [{ id: 'long', text: 'Walk round the ship and look at everything twice, '.repeat(4), isDone: false }],
  },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Sub-task' }).getBoundingClientRect();
    const box = canvas.getByRole('checkbox').closest('label')?.getBoundingClientRect();
    await expect(text.height).toBeGreaterThan(50);
    await expect(box?.bottom).toBeLessThan(text.top + 40);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const AddsRenamesAndRemoves = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { items: [] },
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole('textbox', { name: 'Add a sub-task' });
    await userEvent.type(add, '   {Enter}');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.type(add, 'Count the oars{Enter}');
    await expect(add).toHaveValue('');
    await expect(add).toHaveFocus();
    const text = await canvas.findByRole('textbox', { name: 'Sub-task' });
    await expect(text).toHaveValue('Count the oars');
    await userEvent.clear(text);
    await userEvent.type(text, 'Count them twice{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('0', { text: 'Count them twice' });
    await userEvent.clear(text);
    await userEvent.tab();
    await expect(text).toHaveValue('Count them twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sub-task Count them twice' }));
    await expect(args.onRemove).toHaveBeenCalledWith('0');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Sub-task' })).toBeNull());
    await waitFor(() => expect(add).toHaveFocus());
  },
});

export const TheFocusMovesOnFromWhatIsRemoved = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const remove = (text: string) => canvas.getByRole('button', { name: `Remove sub-task ${text}` });
    remove('Write down what they said').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.queryByRole('checkbox', { name: 'Mark Write down what they said as done' })).toBeNull(),
    );
    await waitFor(() => expect(remove('Tell the crew')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Mark Tell the crew as done' })).toBeNull());
    await waitFor(() => expect(remove('Ask the harbour office')).toHaveFocus());
  },
});

export const PastedLinesAreItems = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole('textbox', { name: 'Add a sub-task' });
    await userEvent.click(add);
    await userEvent.paste('Count the oars\r\n\n  Hoist the flag ');
    await expect(args.onAdd).toHaveBeenCalledWith(['Count the oars', 'Hoist the flag'], expect.anything());
    await expect(add).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Mark Hoist the flag as done' })).toBeVisible());
  },
});

/** More lines than the list has room for stay where they were copied: as one text they would be no list. */
export const PastesMoreThanItHolds = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { limit: { items: 5, full: 'A list holds 5 sub-tasks.' } },
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole('textbox', { name: 'Add a sub-task' });
    await userEvent.click(add);
    await userEvent.paste('One\nTwo\nThree\nFour\nFive\nSix');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(add).toHaveValue('');
    await waitFor(() => expect(canvas.getByText('A list holds 5 sub-tasks.')).toBeVisible());
    await userEvent.type(add, 'S');
    await waitFor(() => expect(canvas.queryByText('A list holds 5 sub-tasks.')).toBeNull());
    await userEvent.clear(add);
  },
});

/** What was not saved is in its field again, and kept there by the browser. */
export const AddingFails = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onAdd: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('textbox', { name: 'Add a sub-task' });
    await userEvent.type(add, 'Count the oars{Enter}');
    await waitFor(() => expect(add).toHaveValue('Count the oars'));
    await expect(readText('story:checklist:new')).toBe('Count the oars');
    await userEvent.clear(add);
  },
});

/** Pasted lines that were not saved are in the field as one text; an owner that throws is no other. */
export const AddingPastedLinesFails = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onAdd: fn(() => Promise.reject(new Error('No'))) },
  play: async ({ canvas, userEvent }) => {
    const add = canvas.getByRole('textbox', { name: 'Add a sub-task' });
    await userEvent.click(add);
    await userEvent.paste('Count the oars\nHoist the flag');
    await waitFor(() => expect(add).toHaveValue('Count the oars Hoist the flag'));
    await userEvent.type(add, '{Enter}');
    await waitFor(() => expect(add).toHaveValue('Count the oars Hoist the flag'));
    await userEvent.clear(add);
  },
});

/** Also where texts are saved while they are typed: what is refused waits in its field. */
export const ARefusedTextIsNotSavedByItself = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { refuse: (text: string) => (text.length > 20 ? 'Too long.' : undefined) },
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getAllByRole('textbox', { name: 'Sub-task' })[2];
    if (!text) throw new Error('There is no third item.');
    await userEvent.type(text, ' about the weather');
    await expect(text).toHaveAccessibleDescription('Too long.');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(text);
    await userEvent.type(text, 'Tell everybody{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('three', { text: 'Tell everybody' }));
  },
});

export const AFullListSaysSo = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { limit: { items: 3, full: 'Three at most.' } },
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole('textbox', { name: 'Add a sub-task' });
    await userEvent.type(add, 'Count the oars{Enter}');
    await expect(add).toHaveAccessibleDescription('Three at most.');
    await expect(add).toHaveValue('Count the oars');
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.clear(add);
  },
});
