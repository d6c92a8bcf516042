import preview from '@quarterdeck/storybook/preview';
import { writeText } from '../storage';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { Feedback, type FeedbackWords } from './Feedback';

const words: FeedbackWords = {
  title: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  missing: 'What was missing?',
  send: 'Send',
  thanks: 'Thank you for your feedback.',
  failed: 'Your feedback wasn’t sent',
};

const meta = preview.meta({
  title: 'Components/Feedback/Feedback',
  component: Feedback,
  args: { words, draftKey: 'qd:story.feedback', onSend: fn(() => Promise.resolve()) },
  parameters: { covers: ['component:@quarterdeck/ui/Feedback'] },
});

/** One press is enough; the thanks take the focus of the button that has gone. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByText('Thank you for your feedback.')).toHaveFocus());
    await expect(args.onSend).toHaveBeenCalledWith({ isHelpful: true, comment: null });
  },
});

/** After a No it asks what was missing. */
export const States = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    const field = canvas.getByRole('textbox', { name: /What was missing/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' Which encoding? ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByText('Thank you for your feedback.')).toHaveFocus());
    await expect(args.onSend).toHaveBeenCalledWith({ isHelpful: false, comment: 'Which encoding?' });
  },
});

/** Whoever changes their mind loses nothing of what they typed. */
export const YesAfterAComment = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { draftKey: 'qd:story.feedback.changed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /What was missing/ }), 'Found it below');
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledWith({ isHelpful: true, comment: 'Found it below' }));
  },
});

/** A comment that was begun before is there again, and the focus stays where it is. */
export const Variants = meta.story({
  args: { draftKey: 'qd:story.feedback.begun' },
  beforeEach: () => void writeText('qd:story.feedback.begun', 'Which encoding?'),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /What was missing/ });
    await expect(field).toHaveValue('Which encoding?');
    await expect(field).not.toHaveFocus();
  },
});

/** What was given up is not kept, and the focus goes back. */
export const IsGivenUp = meta.story({
  play: async ({ canvas, userEvent }) => {
    const no = canvas.getByRole('button', { name: 'No' });
    await userEvent.click(no);
    await userEvent.keyboard('Which encoding?');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(no).toHaveFocus();
    await userEvent.click(no);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

export const Failing = meta.story({
  beforeEach: ({ args }) => void mocked(args.onSend).mockRejectedValueOnce(new Error('No connection')),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No' }));
    await userEvent.keyboard('Which encoding?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByText('Your feedback wasn’t sent')).toBeVisible());
    await expect(canvas.getByRole('textbox')).toHaveValue('Which encoding?');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('Thank you for your feedback.')).toHaveFocus());
    await expect(args.onSend).toHaveBeenLastCalledWith({ isHelpful: false, comment: 'Which encoding?' });
  },
});

export const LongContent = meta.story({
  args: {
    words: { ...words, title: 'Was what this long guide says about export and import helpful to you? '.repeat(3) },
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const IsAnsweredByEnter = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { draftKey: 'qd:story.feedback.keys' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Yes' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: /What was missing/ })).toHaveFocus();
    canvas.getByRole('button', { name: 'Yes' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Thank you for your feedback.')).toHaveFocus());
    await expect(args.onSend).toHaveBeenCalledWith({ isHelpful: true, comment: null });
  },
});
