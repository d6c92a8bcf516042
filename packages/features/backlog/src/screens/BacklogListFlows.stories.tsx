import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import { readVisit } from '@quarterdeck/data/visit/visit';
import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { site } from '@quarterdeck/storybook/site';
import { readText, removeKeys, writeText } from '@quarterdeck/ui/storage';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { findList, findUndo, rowOf, shownRows } from './testing/backlogListStage';

const meta = preview.meta({
  title: 'Screens/backlog/BacklogListFlows',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: site, address: '/backlog' },
  beforeEach: () => beginVisit(),
});

export const AddsByKey = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    await step('c opens a row for the new item', async () => {
      await userEvent.keyboard('c');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title of the new item' })).toHaveFocus());
    });
    await step('Enter adds it with a key of the project, and waits for the next', async () => {
      await userEvent.keyboard('Count the berths{Enter}');
      await waitFor(() => expect(canvas.getByText(/^19 items,/)).toBeVisible());
      await expect(canvas.getByRole('textbox', { name: 'Title of the new item' })).toHaveValue('');
      await waitFor(() => expect(announced()).toHaveTextContent('“Count the berths” added'));
    });
    await step('it stands right above the field, in sight and marked', async () => {
      const field = canvas.getByRole('textbox', { name: 'Title of the new item' }).closest<HTMLElement>('[role="row"]');
      const added = canvas.getByRole('link', { name: 'Count the berths' }).closest<HTMLElement>('[role="row"]');
      const list = canvas.getByRole('grid').getBoundingClientRect();
      const box = added?.getBoundingClientRect();
      await expect(Math.round(box?.bottom ?? 0)).toBe(Math.round(field?.getBoundingClientRect().top ?? -1));
      await expect(box?.top).toBeGreaterThanOrEqual(list.top);
      await expect(field?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
      await expect(added?.querySelector('[data-arrived]')).not.toBeNull();
    });
    await step('a title that is there already is said, and not refused', async () => {
      await userEvent.keyboard('card CHECKOUT');
      const field = canvas.getByRole('textbox', { name: 'Title of the new item' });
      await waitFor(() => expect(field).toHaveAccessibleDescription('QD-027 has the same title'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText(/^20 items,/)).toBeVisible());
    });
    await step('what is too long is said and stays, also when the field is left', async () => {
      const field = canvas.getByRole('textbox', { name: 'Title of the new item' });
      await userEvent.paste('x'.repeat(203));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription('3 characters over the limit of 200.'));
      await userEvent.tab();
      await expect(field).toHaveValue('x'.repeat(203));
      await userEvent.clear(field);
    });
    await step('one message offers to undo both', async () => {
      await userEvent.click(await findUndo('2 changes saved'));
      await waitFor(() => expect(canvas.getByText(/^18 items,/)).toBeVisible());
      await userEvent.keyboard('c');
    });
    await step('Escape gives up what was typed; the list goes on', async () => {
      await userEvent.keyboard('Never mind{Escape}');
      await expect(canvas.queryByRole('textbox', { name: 'Title of the new item' })).toBeNull();
      await expect(document.activeElement).toHaveAttribute('role', 'row');
      await expect(canvas.queryByText('Never mind')).toBeNull();
      await waitFor(() => expect(canvas.getByText(/^18 items,/)).toBeVisible());
    });
  },
});

/** The bar of what is selected loads while the menu closes. */
export const KeepsTheFocusWhereAMenuSelects = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const actions = canvas.getByRole('button', { name: 'Actions for Card checkout' });
    actions.focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name: /^Select/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('toolbar', { name: 'Selected items' })).toBeVisible());
    await waitFor(() => expect(actions).toHaveFocus());
  },
});

export const FinishesAndUndoes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mark Card checkout as done' }));
    await waitFor(() => expect(shownRows(canvas).slice(0, 2)).toEqual(['NOW', 'In-app notifications']));
    await userEvent.click(await findUndo('Item done'));
    await waitFor(() => expect(shownRows(canvas).slice(0, 2)).toEqual(['NOW', 'Card checkout']));
  },
});

export const MovesByKeys = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    rowOf(canvas, /HC-102/).focus();
    await step('Alt and arrow move a row within its group', async () => {
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(shownRows(canvas).slice(3, 5)).toEqual(['Import contacts from CSV', 'Two languages']));
      await waitFor(() => expect(announced()).toHaveTextContent('Now, place 3'));
      await waitFor(() => expect(rowOf(canvas, /HC-102/)).toHaveFocus());
    });
    await step('and across its end into the next one', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(shownRows(canvas)[4]).toBe('Import contacts from CSV'));
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(shownRows(canvas).slice(4, 6)).toEqual(['NEXT', 'Import contacts from CSV']));
      await waitFor(() => expect(announced()).toHaveTextContent('Next, place 1'));
      await waitFor(() => expect(rowOf(canvas, /HC-102/)).toHaveFocus());
    });
    await step('undo brings it back', async () => {
      const undos = await screen.findAllByRole('button', { name: 'Undo' });
      await userEvent.click(undos.at(-1) ?? document.body);
      // All three moves, the last one first.
      await waitFor(() => expect(shownRows(canvas).slice(3, 5)).toEqual(['Two languages', 'Import contacts from CSV']));
      await waitFor(() => expect(shownRows(canvas).slice(3, 5)).toEqual(['Import contacts from CSV', 'Two languages']));
      await waitFor(() => expect(shownRows(canvas).slice(3, 5)).toEqual(['Two languages', 'Import contacts from CSV']));
    });
  },
});

export const MoveFails = meta.story({
  globals: { mix: { 'product.project.update': 'error' } },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    rowOf(canvas, /HC-102/).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const message = await screen.findByRole('alertdialog', { name: '“Import contacts from CSV” wasn’t moved' });
    await waitFor(() => expect(shownRows(canvas).slice(3, 5)).toEqual(['Two languages', 'Import contacts from CSV']));
    await expect(within(message).getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const MovesByPointer = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findList(canvas);
    const handle = rowOf(canvas, /QD-027/).querySelector('[data-drag-handle]');
    const target = rowOf(canvas, /HC-094/).getBoundingClientRect();
    if (!handle) throw new Error('The row has no handle');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle },
      { target: canvasElement, coords: { clientX: target.left + 20, clientY: target.bottom - 2 } },
    ]);
    await waitFor(() => expect(canvasElement.querySelector('[data-lifted]')).not.toBeNull());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: canvasElement });
    await waitFor(() =>
      expect(shownRows(canvas).slice(4, 7)).toEqual(['NEXT', 'Customer page with timeline', 'Card checkout']),
    );
  },
});

export const DropsAnywhereOnAGroup = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findList(canvas);
    const handle = rowOf(canvas, /QD-027/).querySelector('[data-drag-handle]');
    const target = rowOf(canvas, /^Next/).getBoundingClientRect();
    if (!handle) throw new Error('The row has no handle');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle },
      { target: canvasElement, coords: { clientX: target.left + 20, clientY: target.top + 6 } },
    ]);
    await waitFor(() => expect(canvasElement.querySelector('[data-lifted]')).not.toBeNull());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: canvasElement });
    await waitFor(() => expect(shownRows(canvas).slice(4, 6)).toEqual(['NEXT', 'Card checkout']));
  },
});

/** What was typed before the page went away is there again, with its field. */
export const ComesBackToADraft = meta.story({
  beforeEach: () => {
    writeText('qd:backlog:draftIn', 'next');
    writeText('qd:backlog:draft:next', 'Half a thou');
    return () => removeKeys('qd:backlog:');
  },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const field = await canvas.findByRole('textbox', { name: 'Title of the new item' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ght{Enter}');
    await waitFor(() => expect(shownRows(canvas)).toContain('Half a thought'));
    await userEvent.keyboard('{Escape}');
    await expect(readText('qd:backlog:draftIn')).toBeNull();
  },
});

export const SelectsAndChangesMany = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    await step('x and Shift select across a head, which is no item', async () => {
      rowOf(canvas, /HC-102/).focus();
      await userEvent.keyboard('x{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await waitFor(() => expect(canvas.getByText('2 selected')).toBeVisible());
    });
    const bar = within(canvas.getByRole('toolbar', { name: 'Selected items' }));
    await step('a label goes to all of them', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Labels' }));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Access' }));
      await waitFor(() => expect(rowOf(canvas, /HC-102/)).toHaveTextContent('Access'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('all go to another group', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Status' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Later' }));
      await expect(await screen.findByText('2 items moved')).toBeInTheDocument();
      await expect(rowOf(canvas, /^Now/)).toHaveTextContent('3');
    });
    await step('they are deleted; the message brings them back, with all that was changed before', async () => {
      await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(canvas.getByText(/^16 items,/)).toBeVisible());
      await expect(canvas.queryByRole('toolbar', { name: 'Selected items' })).toBeNull();
      await userEvent.click(await findUndo('2 items deleted'));
      await waitFor(() => expect(canvas.getByText(/^18 items,/)).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('link', { name: /^Access/ })).toHaveTextContent('2'));
    });
  },
});

export const DeletesByKey = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    rowOf(canvas, /QD-031/).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /QD-031/ })).toBeNull());
    await waitFor(() => expect(rowOf(canvas, /QD-008/)).toHaveFocus());
    await userEvent.click(await findUndo('Item deleted'));
    await waitFor(() => expect(shownRows(canvas)[2]).toBe('In-app notifications'));
  },
});

export const FoldsGroups = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Now 4', expanded: true }));
    await expect(shownRows(canvas).slice(0, 2)).toEqual(['NOW', 'NEXT']);
    rowOf(canvas, /^Now/).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shownRows(canvas)[1]).toBe('Card checkout'));
  },
});

export const FiltersInTheAddress = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await findList(canvas);
    await step('a label narrows the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Reports 1' }));
      await waitFor(() => expect(canvas.getByText('1 item')).toBeVisible());
      await expect(shownRows(canvas)).toEqual(['NEXT', 'Finance dashboard']);
    });
    await step('what is filtered cannot be moved by hand', async () => {
      await expect(rowOf(canvas, /QD-042/).querySelector('[data-drag-handle]')).toBeNull();
    });
    await step('a search finds by key and marks the title', async () => {
      canvas.getByRole('button', { name: 'Clear filters' }).focus();
      await userEvent.keyboard('{Enter}');
      // The button has gone with the filters.
      await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search the backlog' })).toHaveFocus());
      rowOf(canvas, /QD-042/).focus();
      await userEvent.keyboard('/');
      await userEvent.keyboard('berths');
      await waitFor(() => expect(rowOf(canvas, /HC-105/).querySelector('mark')).toHaveTextContent('berths'));
      await expect(shownRows(canvas)).not.toContain('Card checkout');
    });
  },
});

export const OpensARow = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    rowOf(canvas, /QD-008/).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: /Two languages/ })).toBeVisible());
    await userEvent.click(rowOf(canvas, /QD-031/));
    await waitFor(() => expect(canvas.getByRole('region', { name: /In-app notifications/ })).toBeVisible());
  },
});

export const UsesTheMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    const button = canvas.getByRole('button', { name: 'Actions for Two languages' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to top' }));
    await waitFor(() => expect(shownRows(canvas)[1]).toBe('Two languages'));
  },
});

export const RenamesTheProject = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Harbour CRM, edit project name' }));
    await userEvent.keyboard('Harbour desk{Enter}');
    await expect(await screen.findByText('Project renamed')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harbour desk');
    await waitFor(() => expect(readVisit().project?.name).toBe('Harbour desk'));
  },
});

export const SelectsAndClears = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    rowOf(canvas, /QD-027/).focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(canvas.getByText('18 selected')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('toolbar', { name: 'Selected items' })).toBeNull());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
  },
});

/** The browser's own command prints the sheet and not the page. */
export const Prints = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await findList(canvas);
    const sheet = () => canvasElement.querySelector('[data-part="print"]');
    await waitFor(async () => {
      dispatchEvent(new Event('beforeprint'));
      await expect(sheet()).toHaveTextContent('Import contacts from CSV');
    });
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(sheet()).toBeNull());
  },
});

export const Exports = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    // The browser would open a window of its own for the file.
    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as CSV' }));
    await waitFor(() => expect(download.mock.contexts).toMatchObject([{ download: 'Harbour CRM.csv' }]));
    download.mockRestore();
  },
});

/** What is typed and not sent outlives the panel, as it does a reload, and the file says that it does not have it. */
export const KeepsAHalfWrittenComment = meta.story({
  parameters: { address: '/backlog/item-01' },
  beforeEach: () => () => removeKeys('qd:backlog:'),
  play: async ({ canvas, userEvent }) => {
    const field = () => canvas.findByRole('textbox', { name: 'Write a comment' });
    await userEvent.type(await field(), 'Ask Marta first');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Write a comment' })).toBeNull());

    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as JSON' }));
    await waitFor(() =>
      expect(screen.getByText(/^Exported. Text you haven’t saved or sent yet in one item/)).toBeVisible(),
    );
    download.mockRestore();

    await userEvent.click(await canvas.findByRole('link', { name: 'Card checkout' }));
    await waitFor(async () => expect(await field()).toHaveValue('Ask Marta first'));
    await userEvent.click(canvas.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(canvas.getByText('Ask Marta first', { selector: 'p' })).toBeVisible());
    await expect(await field()).toHaveValue('');
  },
});

export const Imports = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findList(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Import' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
