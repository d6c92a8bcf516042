import { defineFeature } from '@quarterdeck/contract';
import { createTaskCommand } from '@quarterdeck/contract/featureCommands';
import preview from '@quarterdeck/storybook/preview';
import { writeText } from '@quarterdeck/ui/storage';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { notes } from '../manifest';
import { findCards, findEditor, findOffer, titlesIn } from './testing/notesStage';

const meta = preview.meta({
  title: 'Screens/notes/NoteEditor',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: notes,
    address: '/apps/notes/note-02',
    covers: ['route:notes.note'],
  },
});

/** A picture of one point. */
const point = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0) ?? 0,
);

export const Success = meta.story({
  play: async () => {
    const editor = await findEditor();
    await waitFor(() => expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Annem’s seventieth'));
    await expect(editor.getByText('2 of 8 done')).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async () => {
    const editor = await findEditor();
    await waitFor(() => expect(editor.getByText('2 of 8 done')).toBeVisible());
  },
});

export const Missing = meta.story({
  parameters: { address: '/apps/notes/note-of-yesterday' },
  play: async () => {
    const editor = await findEditor();
    await expect(await editor.findByRole('heading', { name: 'Note not found' })).toBeVisible();
    await expect(editor.getByRole('link', { name: 'Go to notes' })).toHaveAttribute('href', '/apps/notes');
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Not' });
    await waitFor(() => expect(within(dialog).getByText('8 maddeden 2 tamam')).toBeVisible());
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().height)).toBe(innerHeight));
    await expect(within(dialog).getByRole('button', { name: 'Geri' })).toBeVisible();
  },
});

export const WritesANote = meta.story({
  parameters: { address: '/apps/notes/labels/note-label-family' },
  play: async ({ canvas, userEvent, step }) => {
    const cards = await findCards(canvas, 'Family');
    const before = titlesIn(cards).length;
    await step('an empty note leaves nothing', async () => {
      await userEvent.keyboard('c');
      await findEditor();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(titlesIn(cards)).toHaveLength(before);
    });
    await step('NO-3: what is typed is saved by itself, and Escape loses nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Write a note…' }));
      const editor = await findEditor();
      await waitFor(() => expect(editor.getByRole('textbox', { name: 'Text' })).toHaveFocus());
      await userEvent.type(editor.getByRole('textbox', { name: 'Title' }), 'Zulu');
      await waitFor(() => expect(editor.getByText('Saved')).toBeVisible());
      await userEvent.type(editor.getByRole('textbox', { name: 'Text' }), 'Not yet saved');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(titlesIn(cards)[0]).toBe('Zulu'));
      const [card] = within(cards).getAllByRole('article');
      await expect(card).toHaveTextContent('Not yet saved');
      await expect(card).toHaveTextContent('Family');
    });
  },
});

/** What was typed is offered again above the list, also after a reload: the browser keeps it. */
export const KeepsWhatTheApiRefuses = meta.story({
  globals: { mix: { 'notes.create': 'error' } },
  parameters: { address: '/apps/notes/labels/note-label-family' },
  play: async ({ canvas, userEvent, step }) => {
    await findCards(canvas, 'Family');
    await step('a refused note is left', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Write a note…' }));
      const editor = await findEditor();
      await userEvent.type(editor.getByRole('textbox', { name: 'Title' }), 'Zulu');
      await userEvent.type(editor.getByRole('textbox', { name: 'Text' }), 'Bring the charts');
      await waitFor(() => expect(editor.getByText('Not saved')).toBeVisible());
      await userEvent.click(editor.getByRole('button', { name: 'Add a checklist' }));
      const entry = await editor.findByRole('textbox', { name: 'Add an entry' });
      await userEvent.type(entry, 'Tides{Enter}');
      await waitFor(() => expect(editor.getByText('0 of 1 done')).toBeVisible());
      await expect(entry).toHaveValue('');
      await waitFor(() => expect(editor.getByText('Not saved')).toBeVisible());
      await userEvent.click(editor.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('and opened again with all that was typed', async () => {
      await expect(await canvas.findByText('A note wasn’t saved: “Zulu”')).toBeVisible();
      await userEvent.click(findOffer(canvas, 'Zulu').getByRole('link', { name: 'Open' }));
      const editor = await findEditor();
      await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Zulu');
      await expect(editor.getByRole('textbox', { name: 'Text' })).toHaveValue('Bring the charts');
      await expect(editor.getByRole('checkbox', { name: /Tides/ })).toBeVisible();
      await expect(editor.getByText('Family')).toBeVisible();
      // It is tried again at once.
      await waitFor(() => expect(editor.getByText('Not saved')).toBeVisible());
    });
    await step('what is deleted is not offered', async () => {
      const editor = await findEditor();
      await userEvent.click(editor.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.queryByText(/wasn’t saved: “Zulu”/)).toBeNull());
    });
  },
});

/** Nothing of a long title is cut without a word: the field keeps it, and it is saved once it fits. */
export const TitleThatIsTooLong = meta.story({
  parameters: { address: '/apps/notes/note-01' },
  play: async ({ userEvent }) => {
    const editor = await findEditor();
    const title = await editor.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.paste(`${'a'.repeat(1_000)}bcd`);
    await expect(title).toHaveValue(`${'a'.repeat(1_000)}bcd`);
    await expect(await editor.findByText('3 characters over the limit of 1,000.')).toBeVisible();
    await expect(title).toBeInvalid();
    // Also where the field itself is out of sight.
    await waitFor(() =>
      expect(editor.getByText('3 characters over the limit of 1,000.', { selector: '[role="status"]' })).toBeVisible(),
    );
    await userEvent.type(title, '{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(editor.queryByText(/over the limit/)).toBeNull());
    await waitFor(() => expect(editor.getByText('Saved')).toBeVisible());
  },
});

/** What was typed here is not saved, and another text was saved elsewhere since: both are shown. */
export const TwoTexts = meta.story({
  beforeEach: () => void writeText('qd:notes:content:note-02', JSON.stringify({ text: 'What I wrote', base: 'Older' })),
  play: async ({ userEvent }) => {
    const editor = await findEditor();
    const choice = within(await editor.findByRole('alert'));
    await expect(choice.getByText('This text was changed elsewhere')).toBeVisible();
    const text = editor.getByRole('textbox', { name: 'Text' });
    await expect(text).toHaveValue('What I wrote');
    await userEvent.click(choice.getByRole('button', { name: 'Use theirs' }));
    await waitFor(() => expect(editor.queryByRole('alert')).toBeNull());
    await expect(text).not.toHaveValue('What I wrote');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(text).toHaveValue('What I wrote');
    await userEvent.click(await editor.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(editor.queryByRole('alert')).toBeNull());
    await expect(await editor.findByText('Saved')).toBeVisible();
  },
});

/** The choice in Turkish on a dark phone. */
export const TwoTextsOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  beforeEach: () =>
    void writeText('qd:notes:content:note-02', JSON.stringify({ text: 'Benim yazdığım', base: 'Eski' })),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Not' });
    const choice = within(await within(dialog).findByRole('alert'));
    await expect(choice.getByRole('button', { name: 'Benimkini koru' })).toBeVisible();
  },
});

export const KeepsAChecklist = meta.story({
  parameters: { address: '/apps/notes/note-01' },
  play: async ({ userEvent, step }) => {
    const editor = await findEditor();
    await userEvent.click(await editor.findByRole('button', { name: 'Add a checklist' }));
    const field = editor.getByRole('textbox', { name: 'Add an entry' });
    await step('NO-2: several lines become several entries', async () => {
      await userEvent.click(field);
      await userEvent.paste('Alfa\nBravo\n\nCharlie');
      await waitFor(() => expect(editor.getByText('0 of 3 done')).toBeVisible());
    });
    await step('an entry is checked, edited and removed', async () => {
      await userEvent.click(editor.getByRole('checkbox', { name: 'Mark “Bravo” as done' }));
      await waitFor(() => expect(editor.getByText('1 of 3 done')).toBeVisible());
      const [alfa] = editor.getAllByRole('textbox', { name: 'Entry' });
      if (alfa) await userEvent.type(alfa, ' Romeo{Enter}');
      await waitFor(() => expect(editor.getByRole('checkbox', { name: 'Mark “Alfa Romeo” as done' })).toBeVisible());
      await userEvent.click(editor.getByRole('button', { name: 'Remove “Charlie”' }));
      await waitFor(() => expect(editor.getByText('1 of 2 done')).toBeVisible());
    });
    await step('and one is added by Enter', async () => {
      await userEvent.type(field, 'Delta{Enter}');
      await waitFor(() => expect(editor.getByText('1 of 3 done')).toBeVisible());
      await expect(field).toHaveValue('');
    });
  },
});

export const BeginsAChecklist = meta.story({
  parameters: { address: '/apps/notes' },
  play: async ({ canvas, userEvent, step }) => {
    await findCards(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'New note with a checklist' }));
    const editor = await findEditor();
    await step('it is typed at once, and the field stays in sight', async () => {
      const field = await editor.findByRole('textbox', { name: 'Add an entry' });
      await waitFor(() => expect(field).toHaveFocus());
      for (let entry = 1; entry <= 20; entry += 1) {
        await userEvent.paste(`Apple ${entry}`);
        await userEvent.keyboard('{Enter}');
      }
      await waitFor(() => expect(editor.getByText('0 of 20 done')).toBeInTheDocument());
      await expect(field).toHaveFocus();
      const { left, top, width, height } = field.getBoundingClientRect();
      await expect(field.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
    await step('what is taken off can be put back where it stood', async () => {
      await userEvent.click(editor.getByRole('button', { name: 'Remove “Apple 2”' }));
      await waitFor(() => expect(editor.getByText('0 of 19 done')).toBeInTheDocument());
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(editor.getByText('0 of 20 done')).toBeInTheDocument());
      const entries = editor.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Entry/ }).map(({ value }) => value);
      await expect(entries.slice(0, 3)).toEqual(['Apple 1', 'Apple 2', 'Apple 3']);
    });
  },
});

/** What stands in the field for an entry goes along when a new note is closed: nobody comes back to its address. */
export const ClosesWithAHalfTypedEntry = meta.story({
  parameters: { address: '/apps/notes/reminders' },
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas, 'Reminders');
    const create = canvas.getByRole('button', { name: 'New note with a checklist' });
    await userEvent.click(create);
    const editor = await findEditor();
    await userEvent.type(await editor.findByRole('textbox', { name: 'Add an entry' }), 'Tides');
    await userEvent.click(editor.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(create).toHaveFocus());
    // It is not among the reminders: a message says where it is, and leads there.
    await expect(screen.getByText('“Tides” is in Notes')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.queryByText('“Tides” is in Notes')).toBeNull());
    const cards = await findCards(canvas);
    await waitFor(() => expect(within(cards).getAllByRole('article')[0]).toHaveTextContent('Tides'));
  },
});

export const ClosesASavedNoteWithAHalfTypedEntry = meta.story({
  parameters: { address: '/apps/notes' },
  play: async ({ canvas, userEvent }) => {
    const cards = await findCards(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'New note with a checklist' }));
    const editor = await findEditor();
    const field = await editor.findByRole('textbox', { name: 'Add an entry' });
    await userEvent.type(field, 'Charts{Enter}');
    await waitFor(() => expect(editor.getByText('Saved')).toBeVisible());
    await userEvent.type(field, 'Compass');
    await userEvent.click(editor.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(cards).getAllByRole('article')[0]).toHaveTextContent(/Charts.*Compass/));
  },
});

/** Somebody who writes does not wait for the list. */
export const WritesWhileTheListLoads = meta.story({
  globals: { scenario: 'slow' },
  parameters: { address: '/apps/notes' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write a note…' }));
    const editor = await findEditor();
    await userEvent.type(editor.getByRole('textbox', { name: 'Title' }), 'Zulu');
    await expect(editor.getByRole('textbox', { name: 'Title' })).toHaveValue('Zulu');
    await waitFor(() => expect(editor.getByText('Saving')).toBeVisible());
  },
});

export const WritesWithoutTheList = meta.story({
  globals: { scenario: 'error' },
  parameters: { address: '/apps/notes' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(canvas.getByRole('button', { name: 'Write a note…' }));
    const editor = await findEditor();
    await waitFor(() => expect(editor.getByRole('textbox', { name: 'Text' })).toHaveFocus());
  },
});

export const TakesAPicture = meta.story({
  parameters: { address: '/apps/notes/note-01' },
  play: async ({ userEvent, step }) => {
    const editor = await findEditor();
    await editor.findByRole('textbox', { name: 'Title' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const choose = async (file: File) => {
      if (input) await fireEvent.change(input, { target: { files: [file] } });
    };
    await step('NO-3: says what is wrong with a file', async () => {
      await choose(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
      await expect(await editor.findByText('Use a PNG, JPEG, WebP, GIF or AVIF picture.')).toBeVisible();
      await choose(new File(['no picture'], 'a.png', { type: 'image/png' }));
      await expect(await editor.findByText(/can’t be read/)).toBeVisible();
    });
    await step('keeps a picture as a data URL, and removes it', async () => {
      await choose(new File([point], 'a.png', { type: 'image/png' }));
      const image = await editor.findByRole('img', { name: 'Picture of the note' });
      await expect(image.getAttribute('src')).toMatch(/^data:image\//);
      await expect(editor.queryByText(/can’t be read/)).toBeNull();
      await userEvent.click(editor.getByRole('button', { name: 'Remove picture' }));
      await waitFor(() => expect(editor.queryByRole('img', { name: 'Picture of the note' })).toBeNull());
    });
    const undo = async (done: string) => {
      await waitFor(() => expect(screen.getByText(done)).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    };
    await step('undo puts it back', async () => {
      await undo('Picture removed');
      await expect(await editor.findByRole('img', { name: 'Picture of the note' })).toBeVisible();
    });
    await step('another one takes its place, and undo brings back the first', async () => {
      const sourceOf = async () =>
        (await editor.findByRole('img', { name: 'Picture of the note' })).getAttribute('src');
      const first = await sourceOf();
      const canvas = new OffscreenCanvas(2, 2);
      canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
      await choose(new File([await canvas.convertToBlob()], 'b.png', { type: 'image/png' }));
      await waitFor(async () => expect(await sourceOf()).not.toBe(first));
      await undo('Picture replaced');
      await waitFor(async () => expect(await sourceOf()).toBe(first));
    });
  },
});

export const RemindsAndLabels = meta.story({
  parameters: { address: '/apps/notes/note-03' },
  play: async ({ userEvent, step }) => {
    const editor = await findEditor();
    await step('a reminder is set and removed', async () => {
      await userEvent.click(await editor.findByRole('button', { name: 'Remind me' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Tomorrow/ }));
      await userEvent.click(await editor.findByRole('button', { name: 'Remove Reminder' }));
      await waitFor(() => expect(editor.queryByRole('button', { name: 'Remove Reminder' })).toBeNull());
    });
    await step('a time that is past is refused', async () => {
      await userEvent.click(editor.getByRole('button', { name: 'Remind me' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pick a time…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Remind me' }));
      await fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '' } });
      await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));
      await expect(await dialog.findByText('Enter a date and a time.')).toBeVisible();
      await fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '10:30' } });
      await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));
      await expect(await editor.findByText(/10:30/)).toBeVisible();
    });
    await step('NO-1: a label is picked, and a new one made for the note', async () => {
      await userEvent.click(editor.getByRole('button', { name: 'Labels' }));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Friends' }));
      await userEvent.keyboard('{Escape}');
      await expect(await editor.findByRole('button', { name: 'Remove Friends' })).toBeVisible();
      await userEvent.click(editor.getByRole('button', { name: 'Labels' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'New label…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit labels' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'New label' }), 'Boat{Enter}');
      await dialog.findByRole('textbox', { name: 'Name of Boat' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(editor.getByRole('button', { name: 'Remove Boat' })).toBeVisible());
    });
  },
});

/** The focus goes on to the next card, as it does where a card is deleted. */
export const DeletesAndGoesOn = meta.story({
  parameters: { address: '/apps/notes' },
  play: async ({ canvas, userEvent, step }) => {
    const cards = await findCards(canvas);
    const [first = '', second = '', third = ''] = titlesIn(cards);
    const deleteOpen = async () => {
      await userEvent.click(await (await findEditor()).findByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await step('opened from its card', async () => {
      await userEvent.click(within(cards).getByRole('link', { name: first }));
      await deleteOpen();
      await waitFor(() => expect(within(cards).getByRole('link', { name: second })).toHaveFocus());
    });
    await step('and by Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await deleteOpen();
      await waitFor(() => expect(within(cards).getByRole('link', { name: third })).toHaveFocus());
    });
  },
});

export const Deletes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const editor = await findEditor();
    // Without a list there is no card that the focus could go on to.
    await canvas.findAllByRole('article', { hidden: true });
    await userEvent.click(await editor.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const cards = await findCards(canvas);
    await waitFor(() => expect(titlesIn(cards)).not.toContain('Annem’s seventieth'));
    // It was opened by its address: the card that takes its place has the focus, as if it had been opened there.
    const [first = ''] = titlesIn(cards);
    await waitFor(() => expect(within(cards).getByRole('link', { name: first })).toHaveFocus());
    const message = await screen.findByText('“Annem’s seventieth” deleted');
    const toast = within(message.closest('[role="alertdialog"]') as HTMLElement);
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titlesIn(cards)).toContain('Annem’s seventieth'));
  },
});

const makeTask = fn();
const tasks = defineFeature({
  id: 'tasks',
  routes: [],
  commands: [
    { id: createTaskCommand.id, titleKey: 'tasks', icon: 'circle-check', run: (_, payload) => void makeTask(payload) },
  ],
});

/** Where a feature offers to make tasks, a note can become one. */
export const BecomesATask = meta.story({
  parameters: { otherFeatures: [tasks] },
  play: async ({ userEvent }) => {
    makeTask.mockClear();
    const editor = await findEditor();
    await editor.findByText('2 of 8 done');
    await userEvent.click(editor.getByRole('button', { name: 'Make a task of it' }));
    await expect(makeTask).toHaveBeenCalledOnce();
    await expect(makeTask).toHaveBeenCalledWith({
      title: 'Annem’s seventieth',
      notes: expect.stringMatching(/\n/) as string,
    });
  },
});

export const OffersNoTaskAlone = meta.story({
  tags: ['!dev'],
  play: async () => {
    const editor = await findEditor();
    await expect(await editor.findByRole('button', { name: 'Archive' })).toBeVisible();
    await expect(editor.queryByRole('button', { name: 'Make a task of it' })).toBeNull();
  },
});
