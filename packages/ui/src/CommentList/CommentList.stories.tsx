import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { readText } from '../storage';
import { CommentList, type Comment, type CommentListProps } from './CommentList';

const ada = { id: 'ada', name: 'Ada Byron' };
const grace = { id: 'grace', name: 'Grace Hopper' };
const aComment = (id: string, author: Comment['author'], text: string): Comment => ({
  id,
  author,
  text,
  createdAt: '2026-03-02T09:00:00.000Z',
  time: 'Mar 2, 9:00 AM',
});

/** Adds what was sent to the list. */
function Demo({ comments, onSend, ...rest }: CommentListProps) {
  const [sent, setSent] = useState<Comment[]>([]);
  return (
    <CommentList
      {...rest}
      comments={[...comments, ...sent]}
      onSend={async (text, done) => {
        const isSaved = await onSend(text, done);
        if (isSaved) setSent((before) => [...before, aComment(`sent-${before.length}`, grace, text)]);
        return isSaved;
      }}
    />
  );
}

const draftKey = 'story:comment';

const meta = preview.meta({
  title: 'Components/Data display/CommentList',
  component: Demo,
  args: {
    comments: [aComment('1', ada, 'Which blue?'), aComment('2', grace, 'Harbour blue,\nas last spring.')],
    words: { title: 'Comments', none: 'No comments yet', write: 'Write a comment', send: 'Send' },
    draftKey,
    onSend: fn(() => Promise.resolve(true)),
  },
  parameters: { covers: ['component:@quarterdeck/ui/CommentList'] },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Write a comment' });
    await expect(canvas.getByRole('region', { name: 'Comments' })).toBeVisible();
    await step('an empty field sends nothing', async () => {
      await userEvent.type(field, '  ');
      await expect(canvas.queryByRole('button')).toBeNull();
    });
    await step('the button sends, and the field is free for more', async () => {
      await userEvent.type(field, 'Two tins are left. ');
      await expect(readText(draftKey)).toContain('Two tins');
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(args.onSend).toHaveBeenLastCalledWith('Two tins are left.', expect.any(Function));
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
      await expect(field).toHaveValue('');
    });
    await step('so does Ctrl with Enter', async () => {
      await userEvent.type(field, 'Or three.{Control>}{Enter}{/Control}');
      await waitFor(() => expect(canvas.getAllByRole('listitem')[3]).toHaveTextContent('Or three.'));
    });
  },
});

/** Nothing was said yet. */
export const Variants = meta.story({
  args: { comments: [], headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No comments yet')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

/** What was not saved is in the field again. */
export const States = meta.story({
  args: { onSend: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Lost at sea');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field).toHaveValue('Lost at sea'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.clear(field);
  },
});

/** A text that cannot be sent stays, with the reason; so does one while the writer is not known. */
export const Refused = meta.story({
  args: { refuse: (text) => (text.length > 10 ? 'At most 10 characters' : undefined), canSend: false },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Much too long{Control>}{Enter}{/Control}');
    await expect(canvas.getByText('At most 10 characters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Short{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.clear(field);
  },
});

export const LongContent = meta.story({
  args: {
    comments: [
      aComment('1', { id: 'long', name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4) }, 'x'.repeat(400)),
      aComment('2', ada, 'مرفأ السفن القديمة'),
      aComment('3', grace, '<img src=x onerror="alert(1)"> '.repeat(12)),
    ],
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
