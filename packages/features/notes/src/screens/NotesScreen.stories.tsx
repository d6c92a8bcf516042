import preview from '@quarterdeck/storybook/preview';
import { writeText } from '@quarterdeck/ui/storage';
import { expect, screen, waitFor, within } from 'storybook/test';
import { notes } from '../manifest';
import { findCards, findOffer, titlesIn, type Canvas } from './testing/notesStage';

const meta = preview.meta({
  title: 'Screens/notes/NotesScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: notes,
    address: '/apps/notes',
    covers: ['route:notes.list', 'route:notes.reminders', 'route:notes.archive', 'route:notes.label'],
  },
});

/** Lets go of what the other tab of a story edits. */
let leaveOtherTab = () => undefined as void;

const lists = (canvas: Canvas) => within(canvas.getByRole('navigation', { name: 'Lists of notes' }));

export const Success = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const cards = await findCards(canvas);
    await step('NO-3: masonry stands in reading order, and no card over another', async () => {
      const boxes = within(cards)
        .getAllByRole('listitem')
        .filter((item) => item.hasAttribute('aria-posinset'))
        .map((item) => item.getBoundingClientRect());
      const tops = boxes.map(({ top }) => Math.round(top));
      await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      for (const [index, box] of boxes.entries())
        for (const other of boxes.slice(index + 1)) {
          const isApart = other.left >= box.right || box.left >= other.right || other.top >= box.bottom;
          await expect(isApart).toBe(true);
        }
    });
    await step('NO-3: arrow keys go from card to card', async () => {
      const [first, second] = within(cards).getAllByRole('link');
      first?.focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(second).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(first).toHaveFocus());
    });
  },
});

export const Reminders = meta.story({
  parameters: { address: '/apps/notes/reminders' },
  play: async ({ canvas }) => {
    const cards = await findCards(canvas, 'Reminders');
    await expect(within(cards).getAllByRole('img', { name: 'Overdue' })[0]).toBeVisible();
    await expect(lists(canvas).getByRole('link', { name: /^Reminders/ })).toHaveAttribute('aria-current', 'page');
  },
});

export const HomeAndEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cards = await findCards(canvas);
    const [first] = within(cards).getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{End}');
    const position = () => document.activeElement?.closest('li[aria-posinset]');
    await waitFor(() => expect(position()?.getAttribute('aria-posinset')).not.toBe('1'));
    await expect(position()?.getAttribute('aria-posinset')).toBe(position()?.getAttribute('aria-setsize'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(position()?.getAttribute('aria-posinset')).toBe('1'));
  },
});

/** A label that was deleted, or whose address is mistyped. */
export const UnknownLabel = meta.story({
  parameters: { address: '/apps/notes/labels/no-such-label' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Label not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to notes' })).toHaveAttribute('href', '/apps/notes');
  },
});

export const Archive = meta.story({
  parameters: { address: '/apps/notes/archive' },
  play: async ({ canvas }) => {
    const cards = await findCards(canvas, 'Archive');
    await expect(within(cards).getAllByText('Archived').length).toBeGreaterThan(3);
  },
});

export const Label = meta.story({
  parameters: { address: '/apps/notes/labels/note-label-family' },
  play: async ({ canvas }) => {
    await findCards(canvas, 'Family');
    await expect(canvas.getByText('5 notes, 1 archived')).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  parameters: { address: '/apps/notes/labels/note-label-family' },
  play: async ({ canvas }) => {
    await findCards(canvas, 'Family');
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No notes yet' })).toBeVisible());
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible());
    await canvas.findByText('Loading');
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas }) => {
    const cards = await findCards(canvas);
    const [first] = within(cards).getAllByRole('article');
    const total = Number(first?.closest('li')?.getAttribute('aria-setsize'));
    await expect(total).toBeGreaterThan(400);
    await expect(within(cards).getAllByRole('article').length).toBeLessThan(60);
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await findCards(canvas, 'Notlar');
    await expect(canvas.getByRole('button', { name: 'Yeni not' })).toBeVisible();
  },
});

/** The bar above names the app, so the heading of every other list is seen. */
export const LabelOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/apps/notes/labels/note-label-family' },
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas, 'Family');
    const isSeen = (name: string) =>
      canvas.getByRole('heading', { level: 1, name }).getBoundingClientRect().height > 20;
    await expect(isSeen('Family')).toBe(true);
    for (const name of ['Reminders', 'Archive']) {
      await userEvent.click(lists(canvas).getByRole('link', { name }));
      await waitFor(() => expect(isSeen(name)).toBe(true));
    }
    await userEvent.click(lists(canvas).getByRole('link', { name: 'Notes' }));
    await waitFor(() => expect(isSeen('Notes')).toBe(false));
    await userEvent.click(lists(canvas).getByRole('link', { name: /^Family/ }));
    await waitFor(() => expect(isSeen('Family')).toBe(true));
  },
});

/** What else the address says, such as a layout, stays on all ways through the notes. */
export const KeepsTheRestOfTheAddress = meta.story({
  parameters: { address: '/apps/notes/labels/note-label-family?layout=material' },
  play: async ({ canvas, userEvent }) => {
    const cards = await findCards(canvas, 'Family');
    await expect(within(cards).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/layout=material&from=label-note-label-family$/),
    );
    await expect(lists(canvas).getByRole('link', { name: /^Archive/ })).toHaveAttribute(
      'href',
      '/apps/notes/archive?layout=material',
    );
    await userEvent.click(within(cards).getAllByRole('link')[0] as HTMLElement);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(lists(canvas).getByRole('link', { name: /^Family/ })).toHaveAttribute(
      'href',
      '/apps/notes/labels/note-label-family?layout=material',
    );
  },
});

const drafts = [
  ['new:refused', ''],
  ['new:begun', ''],
  ['new:open-elsewhere', ''],
  ['title:refused', 'Zulu'],
  ['content:refused', 'Bring the charts'],
  ['entry:begun', 'Tides'],
  ['title:saved-since', 'Annem’s seventieth'],
  ['title:open-elsewhere', 'Compass'],
] as const;

export const OffersUnsavedNotes = meta.story({
  beforeEach: () => {
    for (const [key, text] of drafts) writeText(`qd:notes:${key}`, text);
    // As another tab holds what it edits.
    const leaving = new AbortController();
    const untilLeft = () => new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
    void navigator.locks.request('draft qd:notes:title:open-elsewhere', untilLeft);
    leaveOtherTab = () => leaving.abort();
    return leaveOtherTab;
  },
  play: async ({ canvas, userEvent, step }) => {
    await findCards(canvas);
    await step('but none that was saved since, nor one that another tab edits', async () => {
      await expect(await canvas.findByText('A note wasn’t saved: “Zulu”')).toBeVisible();
      await expect(canvas.getByText('A note wasn’t saved: “Tides”')).toBeVisible();
      await expect(canvas.getAllByText(/wasn’t saved/)).toHaveLength(2);
    });
    await step('one that is discarded can be had back', async () => {
      await userEvent.click(findOffer(canvas, 'Zulu').getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(canvas.queryByText(/“Zulu”$/)).toBeNull());
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
      const toast = (await screen.findByText('“Zulu” discarded')).closest<HTMLElement>('[role="alertdialog"]');
      if (toast) await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByText('A note wasn’t saved: “Zulu”')).toBeVisible();
    });
    await step('one is opened where it was begun', async () => {
      await userEvent.click(findOffer(canvas, 'Tides').getByRole('link', { name: 'Open' }));
      const editor = within(await screen.findByRole('dialog', { name: 'Note' }));
      await expect(await editor.findByRole('textbox', { name: 'Add an entry' })).toHaveValue('Tides');
      await userEvent.click(editor.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(canvas.queryByText(/“Tides”$/)).toBeNull());
    });
    await step('what the other tab leaves is offered', async () => {
      leaveOtherTab();
      await expect(await canvas.findByText('A note wasn’t saved: “Compass”')).toBeVisible();
    });
  },
});

/** A change of a note that could not be saved is offered like a new one; it opens the note with it. */
export const OffersUnsavedChanges = meta.story({
  beforeEach: () => void writeText('qd:notes:content:note-02', JSON.stringify({ text: 'At sea', base: 'Older' })),
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await expect(await canvas.findByText('A note wasn’t saved: “Annem’s seventieth”')).toBeVisible();
    await userEvent.click(findOffer(canvas, 'Annem’s seventieth').getByRole('link', { name: 'Open' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Note' }));
    await expect(editor.getByRole('textbox', { name: 'Text' })).toHaveValue('At sea');
    await userEvent.click(await editor.findByRole('button', { name: 'Use theirs' }));
    await userEvent.click(editor.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText(/wasn’t saved/)).toBeNull());
  },
});

export const UnsavedNoteInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  beforeEach: () => {
    writeText('qd:notes:new:refused', '');
    writeText('qd:notes:content:refused', 'Yarın erken kalk\nve denize bak');
  },
  play: async ({ canvas }) => {
    await findCards(canvas, 'Notlar');
    await expect(await canvas.findByText('Bir not kaydedilemedi: “Yarın erken kalk”')).toBeVisible();
  },
});

export const Searches = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findCards(canvas);
    await step('says when nothing matches', async () => {
      await userEvent.keyboard('/');
      await expect(canvas.getByRole('searchbox', { name: 'Search notes' })).toHaveFocus();
      await userEvent.keyboard('xyz');
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
      await waitFor(() => expect(titlesIn(canvas.getByRole('list', { name: 'Notes' })).length).toBeGreaterThan(5));
    });
    await step('NO-3: finds whatever the case and the Turkish letters, and marks it', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search notes' }), 'MANTI');
      const cards = () => canvas.getByRole('list', { name: 'Notes' });
      await waitFor(() => expect(titlesIn(cards())).toEqual(['Mantı, as far as she tells']));
      await expect(cards().querySelector('mark')).toHaveTextContent('Mantı');
    });
  },
});

export const ChecksOnTheCard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const cards = within(await findCards(canvas));
    await expect(await cards.findByText('+2 more · 2 of 8 done')).toBeVisible();
    await userEvent.click(cards.getByRole('checkbox', { name: 'Cake that survives a ferry' }));
    await waitFor(() => expect(cards.getByText('+2 more · 3 of 8 done')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const ArchivesAndDeletes = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const cards = await findCards(canvas);
    const [first = '', second = '', third = ''] = titlesIn(cards);
    const undo = async (text: string) => {
      const message = await screen.findByText(text);
      const toast = within(message.closest('[role="alertdialog"]') as HTMLElement);
      await userEvent.click(toast.getByRole('button', { name: 'Undo' }));
    };
    await step('NO-3: # deletes, the focus goes on, and undo makes the note again', async () => {
      within(cards).getByRole('link', { name: first }).focus();
      await userEvent.keyboard('#');
      await waitFor(() => expect(titlesIn(cards)[0]).toBe(second));
      await waitFor(() => expect(within(cards).getByRole('link', { name: second })).toHaveFocus());
      await undo(`“${first}” deleted`);
      await waitFor(() => expect(titlesIn(cards).slice(0, 3)).toEqual([first, second, third]));
    });
    await step('e archives, and undo brings the note back', async () => {
      within(cards).getByRole('link', { name: second }).focus();
      await userEvent.keyboard('e');
      await waitFor(() => expect(titlesIn(cards)).not.toContain(second));
      await waitFor(() => expect(within(cards).getByRole('link', { name: third })).toHaveFocus());
      await undo(`“${second}” archived`);
      await waitFor(() => expect(titlesIn(cards)).toContain(second));
    });
  },
});

export const EditsLabels = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findCards(canvas);
    await userEvent.click(lists(canvas).getByRole('button', { name: 'Edit labels' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit labels' }));
    // Pasted: a key at a time takes longer than all that the story is about.
    const write = async (field: HTMLElement, text: string) => {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await userEvent.keyboard('{Enter}');
    };
    await step('NO-1: a name that is taken is refused at the field', async () => {
      await write(dialog.getByRole('textbox', { name: 'New label' }), 'family');
      await expect(await dialog.findByText('A label with this name already exists.')).toBeVisible();
    });
    await step('NO-1: a label is added', async () => {
      await write(dialog.getByRole('textbox', { name: 'New label' }), 'Boat');
      await expect(await dialog.findByRole('textbox', { name: 'Name of Boat' })).toHaveValue('Boat');
    });
    await step('NO-1: a label is renamed in place', async () => {
      await write(dialog.getByRole('textbox', { name: 'Name of Friends' }), 'The band');
      await expect(await dialog.findByRole('textbox', { name: 'Name of The band' })).toBeVisible();
    });
    await step('NO-1: deleting takes it from its notes', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Delete Family' }));
      await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Name of Family' })).toBeNull());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(lists(canvas).queryByRole('link', { name: /^Family/ })).toBeNull());
    });
  },
});
