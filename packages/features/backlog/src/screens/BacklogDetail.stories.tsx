import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import preview from '@quarterdeck/storybook/preview';
import { readText, removeKey } from '@quarterdeck/ui/storage';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BacklogDetail } from '../components/detail/BacklogDetail';
import { detailTitleId } from '../components/backlogParts';
import { savedItem } from './testing/backlogListStage';
import { BacklogStage } from './testing/BacklogStage';

interface DemoProps {
  /** Which item is open. */
  id: string;
  /** What it has in place of what was saved. */
  fields?: Partial<BacklogItem>;
  onClose: () => void;
}

const Detail = ({ id, fields = {}, onClose }: DemoProps) => (
  <BacklogStage width={376}>
    {({ requirements }) => {
      const item = requirements.find((candidate) => candidate.id === id);
      return item ? (
        <section aria-labelledby={detailTitleId} style={{ background: 'var(--qd-surface-card)' }}>
          <BacklogDetail item={{ ...item, ...fields }} items={requirements} onClose={onClose} />
        </section>
      ) : (
        <p>Deleted</p>
      );
    }}
  </BacklogStage>
);

const meta = preview.meta({
  title: 'Features/backlog/BacklogDetail',
  component: Detail,
  globals: { viewport: { value: 'desktop' } },
  args: { id: 'item-01', onClose: fn() },
  beforeEach: () => beginVisit(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /Card checkout/ })).toBeVisible());
    await expect(canvas.getByText('QD-027')).toBeVisible();
    await expect(canvas.getByText(/\$2,350/)).toHaveTextContent('$2,350 · paid');
    await expect(canvas.getByText('2 of 4')).toBeVisible();
    await expect(canvas.getByText('The declined state is in the prototype, page 4.')).toBeVisible();
    // What comes from the marketplace keeps its estimate.
    await expect(canvas.getByRole('meter', { name: 'Estimate' })).toBeVisible();
  },
});

export const Edits = meta.story({
  args: { id: 'item-04' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Edit title/ }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Edit title' }));
    await userEvent.keyboard('Import guests{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /Import guests/ })).toBeVisible());

    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), ' From three files.');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());

    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Later' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Later/ })).toBeVisible());

    const effort = canvas.getByRole('textbox', { name: 'Estimate' });
    await userEvent.clear(effort);
    await userEvent.type(effort, '2.5{Enter}');
    await waitFor(() => expect(effort).toHaveValue('2.5 days'));
  },
});

/** What is no estimate stays as it was typed, with a sentence; what people write as weeks is taken. */
export const Estimates = meta.story({
  name: 'BK-1 Estimates',
  args: { id: 'item-04' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Estimate' });
    await expect(field).toHaveValue('1 week');
    for (const [text, sentence] of [
      ['7.3', 'Use whole or half days.'],
      ['-1', 'Use 0 to 999 days.'],
      ['1000', 'Use 0 to 999 days.'],
      ['abc', 'Enter days or weeks, such as 3 days or 1.5 weeks.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      await waitFor(() => expect(field).toHaveAccessibleDescription(sentence));
      await expect(field).toHaveValue(text);
      await expect(field).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('1 week');
    await userEvent.clear(field);
    await userEvent.type(field, '2 weeks{Enter}');
    await waitFor(async () => expect((await savedItem('item-04')).estimateDays).toBe(10));
    await userEvent.clear(field);
    await userEvent.type(field, '8');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveValue('8 days'));
    await expect(field).toHaveAccessibleDescription('Shown as 1.5 weeks elsewhere.');
    await waitFor(async () => expect((await savedItem('item-04')).estimateDays).toBe(8));
  },
});

/** Who is here and those invited to the project come first. */
export const Assignees = meta.story({
  name: 'BK-1 Assignees',
  args: { id: 'item-04' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Assign to me is one press, and the focus stays at the field', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Assign to me' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: /Elif Aydın.*Assignee/ })).toHaveFocus());
      await expect(canvas.queryByRole('button', { name: 'Assign to me' })).toBeNull();
      await waitFor(async () => expect((await savedItem('item-04')).assigneeId).toBe('user-elif'));
    });
    await step('those invited come before the other contacts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Assignee/ }));
      const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
      await expect(names.slice(1, 4)).toEqual(['Elif Aydın', 'Deniz Kaya', 'Ingrid Solheim']);
    });
  },
});

export const Criteria = meta.story({
  play: async ({ canvas, userEvent }) => {
    const acceptance = within(await canvas.findByRole('region', { name: 'Acceptance criteria' }));
    await userEvent.click(acceptance.getByRole('checkbox', { name: 'Full or partial refunds from the order' }));
    await waitFor(() => expect(acceptance.getByText('3 of 4')).toBeVisible());
    await userEvent.type(acceptance.getByRole('textbox', { name: 'Add a criterion' }), 'Works offline{Enter}');
    await expect(await acceptance.findByRole('checkbox', { name: 'Works offline' })).not.toBeChecked();
    await userEvent.click(acceptance.getByRole('button', { name: 'Remove Works offline' }));
    await waitFor(() => expect(acceptance.queryByRole('checkbox', { name: 'Works offline' })).toBeNull());
    await waitFor(() => expect(acceptance.getByRole('textbox', { name: 'Add a criterion' })).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(acceptance.getByRole('checkbox', { name: 'Works offline' })).toBeVisible());
  },
});

export const Comments = meta.story({
  play: async ({ canvas, userEvent }) => {
    const comments = within(await canvas.findByRole('region', { name: 'Comments' }));
    await userEvent.type(comments.getByRole('textbox', { name: 'Write a comment' }), 'Looks right to me.');
    await userEvent.click(comments.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(comments.getByText('Looks right to me.')).toBeVisible());
    await expect(comments.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
    await expect(comments.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Deletes = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByText('Deleted')).toBeVisible());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /Card checkout/ })).toBeVisible());
  },
});

export const SaveFails = meta.story({
  args: { id: 'item-04' },
  globals: { mix: { 'product.project.update': 'error' } },
  beforeEach: () => () => removeKey('qd:backlog:description:item-04'),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' });
    await userEvent.type(field, ' More.');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('Not saved')).toBeVisible());
    // What was typed is not lost.
    await expect((field as HTMLTextAreaElement).value).toMatch(/ More\.$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

/** A criterion and a comment are in their fields again, also after the page was left, and are kept there by the browser. */
export const SendingFails = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { id: 'item-04' },
  globals: { mix: { 'product.project.update': 'error' } },
  beforeEach: () => () => ['criterion', 'comment'].forEach((field) => removeKey(`qd:backlog:${field}:item-04`)),
  play: async ({ canvas, userEvent }) => {
    const criterion = await canvas.findByRole('textbox', { name: 'Add a criterion' });
    await userEvent.type(criterion, 'Works offline{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible());
    await waitFor(() => expect(criterion).toHaveValue('Works offline'));
    await expect(readText('qd:backlog:criterion:item-04')).toBe('Works offline');
    const comment = canvas.getByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(comment, 'Looks right to me.');
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    await waitFor(() => expect(comment).toHaveValue('Looks right to me.'));
    await expect(readText('qd:backlog:comment:item-04')).toBe('Looks right to me.');
  },
});

/** What is sent is kept until the answer: a page that is loaded again before has it. */
export const SendingIsSlow = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { id: 'item-04' },
  play: async ({ canvas, userEvent }) => {
    for (const [field, name] of [
      ['criterion', 'Add a criterion'],
      ['comment', 'Write a comment'],
    ] as const) {
      const kept = () => readText(`qd:backlog:${field}:item-04`);
      const box = await canvas.findByRole('textbox', { name });
      await userEvent.type(box, 'Works offline');
      // Presses without waiting: the answer has not come when they return.
      box.closest('form')?.requestSubmit();
      await expect(kept()).toBe('Works offline');
      await waitFor(() => expect(box).toHaveValue(''));
      await waitFor(() => expect(kept()).toBeNull());
      await waitFor(() => expect(canvas.getAllByText('Works offline').at(-1)).toBeVisible());
    }
  },
});

/** What goes beyond a limit stays as it was typed, with a sentence at its field; nothing is sent. */
export const Limits = meta.story({
  args: { id: 'item-04' },
  play: async ({ canvas, userEvent }) => {
    const labels = await canvas.findByRole('combobox', { name: 'Labels' });
    const long = 'Guests of the harbour '.repeat(3).trim();
    await userEvent.click(labels);
    await userEvent.paste(long);
    await userEvent.keyboard('{Enter}');
    await expect(labels).toHaveValue(long);
    await expect(labels).toHaveAccessibleDescription(/Use up to 60 characters for a label\./);
    await userEvent.clear(labels);
    await userEvent.tab();
    const comment = canvas.getByRole('textbox', { name: 'Write a comment' });
    await userEvent.click(comment);
    await userEvent.paste('x'.repeat(5_002));
    await expect(comment).toHaveAccessibleDescription(/2 characters over the limit of 5,000\./);
    await expect(canvas.getByRole('button', { name: 'Comment' })).toBeDisabled();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(canvas.getByRole('button', { name: 'Comment' })).toBeEnabled();
    await userEvent.clear(comment);
    for (const [name, most] of [
      ['Description', 20_000],
      ['Add a criterion', 500],
    ] as const) {
      const field = canvas.getByRole('textbox', { name });
      await userEvent.click(field);
      await userEvent.clear(field);
      await userEvent.paste('x'.repeat(most + 3));
      await waitFor(() => expect(field).toHaveAccessibleDescription(/3 characters over the limit/));
      await userEvent.keyboard(name === 'Description' ? '{Tab}' : '{Enter}');
      await expect(field).toHaveValue('x'.repeat(most + 3));
      await userEvent.clear(field);
    }
    await userEvent.click(canvas.getByRole('button', { name: /Edit title$/ }));
    const title = canvas.getByRole('textbox', { name: 'Edit title' });
    await userEvent.paste('y'.repeat(201));
    await userEvent.keyboard('{Enter}');
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription(/1 character over the limit of 200\./);
    await userEvent.keyboard('{Escape}');
  },
});

export const Overdue = meta.story({
  args: { id: 'item-04', fields: { dueDate: '2026-01-05' } },
  play: async ({ canvas }) => void (await canvas.findByText('Overdue')),
});

export const OwnItem = meta.story({
  args: { id: 'item-09' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your own item')).toBeVisible());
    await expect(canvas.getByText('No comments yet.')).toBeVisible();
  },
});

const longWord = 'Hafenmeistereiliegeplatzvergabeverordnung';

export const LongContent = meta.story({
  args: {
    fields: {
      title: `${longWord} `.repeat(4),
      description: `${longWord}, one paragraph after the other. `.repeat(12),
      labels: Array.from({ length: 9 }, (_, index) => `${longWord} ${index}`),
      acceptanceCriteria: [{ text: `${longWord} is shown in full. `.repeat(3), done: false }],
    },
  },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: /Hafenmeisterei/ });
    await expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => void (await canvas.findByText('Kabul ölçütleri')),
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByText('QD-027')),
});
