import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { readText, writeText } from '../storage';
import { DraftRow, type DraftHint, type DraftRowProps } from './DraftRow';

/** Adds to a list below. */
function Demo({ onAdd, ...rest }: DraftRowProps) {
  const [titles, setTitles] = useState<string[]>([]);
  return (
    <>
      <DraftRow
        {...rest}
        onAdd={async (text, how) => {
          const isAdded = await onAdd(text, how);
          if (isAdded) setTitles((before) => [text, ...before]);
          return isAdded;
        }}
      />
      <ul aria-label="Berths">
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <button type="button">Elsewhere</button>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Data display/DraftRow',
  component: Demo,
  args: {
    draftKey: 'story:draft',
    label: 'New berth',
    hint: (text: string): DraftHint | undefined => ({
      text: text === '' ? 'Escape ends' : 'Enter adds it, Escape ends',
    }),
    onAdd: fn(() => Promise.resolve(true)),
    onEnd: fn(),
  },
  // Each takes the focus as it comes.
  parameters: {
    covers: ['component:@quarterdeck/ui/DraftRow'],
    docs: { story: { inline: false, iframeHeight: '160px' } },
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'New berth' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' Berth 12 {Enter}');
    await waitFor(() => expect(canvas.getByRole('listitem')).toHaveTextContent('Berth 12'));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledWith(true);
  },
});

export const Variants = meta.story({ args: { variant: 'card' } });

/** What is noticed of a text, and why it cannot be added: it stays to be mended. */
export const States = meta.story({
  args: {
    hint: (text: string) => (text === 'Berth 1' ? { text: 'There is one of this name.', tone: 'warning' } : undefined),
    refuse: (text: string) => (text.length > 8 ? 'Use up to 8 characters.' : undefined),
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'New berth' });
    await userEvent.type(field, 'Berth 1');
    await waitFor(() => expect(field).toHaveAccessibleDescription('There is one of this name.'));
    await userEvent.type(field, '000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Use up to 8 characters.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onEnd).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Berth 1000');
    await userEvent.clear(field);
  },
});

export const LongContent = meta.story({
  args: { label: 'A new berth of the harbour that is not yet in any of its lists '.repeat(3) },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Demo {...args} />
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

/** What was typed before the page went away is there again. */
export const Restored = meta.story({
  beforeEach: () => void writeText('story:draft', 'Half a thou'),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'New berth' });
    await expect(field).toHaveValue('Half a thou');
    await userEvent.clear(field);
    await expect(readText('story:draft')).toBeNull();
  },
});

export const LeavingAddsAndEscapeDoesNot = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'New berth' });
    await userEvent.type(field, 'Berth 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('Berth 12', expect.objectContaining({ isLast: true })));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith(false));
    await userEvent.type(field, 'Berth 13{Escape}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onEnd).toHaveBeenLastCalledWith(true);
    await userEvent.clear(field);
  },
});

export const AFailureKeepsWhatWasTyped = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onAdd: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'New berth' });
    await userEvent.type(field, 'Berth 12{Enter}');
    await waitFor(() => expect(field).toHaveValue('Berth 12'));
    await expect(readText('story:draft')).toBe('Berth 12');
    await userEvent.clear(field);
  },
});
