import preview from '@quarterdeck/storybook/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { readCsvRecords, readTextFile } from '../recordFile';
import { ImportDialog, type ImportDialogProps } from './ImportDialog';
import type { ImportOutcome, ImportReading, ImportRow } from './importRows';

interface Person extends ImportRow {
  name: string;
  email: string;
  errors: string[];
}

const known = new Map([['marta@harbour.example', 'Marta Lindqvist']]);

/** Reads people as an app would: what the values mean is its own. */
async function readPeople(file: File): Promise<ImportReading<Person>> {
  const read = await readTextFile(file, 1_000_000);
  if (read.failure !== undefined) return { failure: 'The file is larger than 1 MB.' };
  const reading = readCsvRecords(read.text, (head) => (head === 'name' || head === 'email' ? head : undefined), 1_000);
  if (reading.failure !== undefined || !reading.columns.has('name')) {
    return { failure: 'The file has no “name” column.' };
  }
  return {
    rows: reading.records.map(({ values, isBroken }, index) => {
      const [name = '', email = ''] = [values.name, values.email].map((value) =>
        typeof value === 'string' ? value.trim() : '',
      );
      const errors = [
        ...(isBroken ? ['The row has more cells than the header.'] : []),
        ...(name === '' ? ['Enter a name.'] : []),
        ...(email === '' || email.includes('@') ? [] : ['Use an email address such as marta@harbour.example.']),
      ];
      const there = known.get(email);
      const outcome = errors.length > 0 ? 'error' : there === undefined ? 'new' : there === name ? 'same' : 'update';
      return { number: index + 1, outcome, name, email, errors };
    }),
  };
}

const words: Record<ImportOutcome, string> = { new: 'new', update: 'updated', error: 'with errors', same: 'unchanged' };

function People(props: Partial<ImportDialogProps<Person>>) {
  return (
    <ImportDialog<Person>
      title="Import contacts"
      description="Choose a CSV file. You can review everything before it is added."
      hint="CSV needs a header row with “name”. Optional: email."
      accept=".csv,text/csv"
      read={readPeople}
      columns={[
        { id: 'name', name: 'Name', cell: ({ name }) => name || 'No name', isRowHeader: true },
        { id: 'email', name: 'Email', cell: ({ email }) => email, isHiddenOnPhones: true },
      ]}
      sayCount={(outcome, count) => `${count} ${words[outcome]}`}
      sayOutcome={({ outcome }) => (outcome === 'new' ? 'New' : outcome === 'update' ? 'Update' : 'No changes')}
      getErrors={({ errors }) => errors}
      submitLabel={(counts) => {
        const count = counts.new + counts.update;
        return `Import ${count} ${count === 1 ? 'contact' : 'contacts'}`;
      }}
      onImport={() => {}}
      onClose={() => {}}
      {...props}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/ImportDialog',
  component: People,
  globals: { viewport: { value: 'desktop' } },
  args: { onImport: fn(), onClose: fn() },
  parameters: {
    covers: ['component:@quarterdeck/ui/ImportDialog'],
    docs: { story: { inline: false, height: '560px' } },
  },
});

const csv =
  'Name,Email\nDeniz Kaya,deniz@harbour.example\nMarta L.,marta@harbour.example\n,nobody@harbour.example\n' +
  'Callum,callum\nMarta Lindqvist,marta@harbour.example\n';

async function choose(text: string, name = 'people.csv') {
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no way to choose a file');
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return within(dialog);
}

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Choose file' })).toHaveFocus());
    await expect(dialog.queryByRole('button', { name: /^Import/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The lines that a word takes; more than one where it is broken. */
function linesOf(word: string, element: HTMLElement) {
  const range = document.createRange();
  const text = element.firstChild;
  const start = element.textContent.indexOf(word);
  if (text === null || start < 0) throw new Error(`There is no ${word}`);
  range.setStart(text, start);
  range.setEnd(text, start + word.length);
  return range.getClientRects().length;
}

/** What would be imported, with errors first. */
export const Previewed = meta.story({
  play: async ({ args }) => {
    const dialog = await choose(csv);
    const summary = await dialog.findByText(/1 new/);
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent(/people.csv 1 new, 1 updated, 2 with errors,? and 1 unchanged/);
    const rows = dialog.getAllByRole('row').map((row) => row.textContent);
    await expect(rows[1]).toMatch(/^3No name.*Enter a name\.$/);
    await expect(rows[2]).toMatch(/^4Callum.*Use an email address/);
    await expect(dialog.getByRole('row', { name: /Marta Lindqvist/ })).toHaveTextContent('No changes');
    await expect(linesOf('marta@harbour.example.', dialog.getByText(/^Use an email address/))).toBe(1);
    await expect(args.onImport).not.toHaveBeenCalled();
  },
});

/** Only what is new or an update is handed over. */
export const Imports = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = await choose(csv);
    await dialog.findByText(/1 new/);
    await userEvent.click(dialog.getByRole('button', { name: 'Import 2 contacts' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
    await expect(args.onImport).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'Deniz Kaya', outcome: 'new' }),
      expect.objectContaining({ name: 'Marta L.', outcome: 'update' }),
    ]);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** Other words for the place, another width. */
export const Variants = meta.story({
  args: {
    size: 'md',
    dropText: 'Drop the export of your phone here.',
    chooseLabel: 'Choose an export',
    hint: <b>vCard and CSV</b>,
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Choose an export' })).toBeVisible();
  },
});

/** A file that says nothing, and the way back to another one. */
export const States = meta.story({
  play: async ({ userEvent, step }) => {
    await step('what cannot be read is named with its reason', async () => {
      const dialog = await choose('what,ever\n1,2', 'broken.csv');
      const alert = await dialog.findByRole('alert');
      await expect(alert).toHaveTextContent('broken.csv couldn’t be read');
      await expect(alert).toHaveTextContent('The file has no “name” column.');
    });
    await step('nothing to import can only be put away', async () => {
      const dialog = await choose('name,email\n,callum\n');
      await expect(await dialog.findByRole('button', { name: 'Import 0 contacts' })).toBeDisabled();
      await userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }));
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Choose file' })).toHaveFocus());
      await expect(dialog.queryByRole('alert')).toBeNull();
    });
  },
});

/** A file or its text from the clipboard. */
export const Pasted = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Choose file' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.paste('name\nDeniz Kaya\n');
    await expect(await dialog.findByText(/1 new/)).toHaveTextContent('Pasted text 1 new');
  },
});

let finish = () => {};

/** While it is imported nothing can be pressed twice or closed; a failure says so and leaves the preview. */
export const Busy = meta.story({
  args: {
    onImport: fn(
      () =>
        new Promise<void>((_resolve, reject) => {
          finish = () => reject(new Error('There is no connection'));
        }),
    ),
  },
  play: async ({ args, userEvent }) => {
    const dialog = await choose(csv);
    const submit = await dialog.findByRole('button', { name: 'Import 2 contacts' });
    await userEvent.click(submit);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    finish();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(submit).toBeEnabled();
  },
});

export const LongContent = meta.story({
  play: async () => {
    const lines = Array.from({ length: 900 }, (_, index) => `${'Hafenmeisterei'.repeat(30)} ${index},a@b`);
    const dialog = await choose(
      `name,email\n<script>alert(1)</script>,x\n${lines.join('\n')}`,
      `${'long'.repeat(60)}.csv`,
    );
    await expect(await dialog.findByText('And 701 more.')).toBeInTheDocument();
    await expect(dialog.getByRole('row', { name: /<script>/ })).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await choose(csv);
    await dialog.findByRole('button', { name: 'Import 2 contacts' });
    await expect(dialog.queryByRole('columnheader', { name: 'Email' })).toBeNull();
    await expect(linesOf('marta@harbour.example.', dialog.getByText(/^Use an email address/))).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { title: 'Kişileri içe aktar' },
  play: async () => {
    const dialog = await choose(csv);
    await expect(await dialog.findByRole('button', { name: 'Başka dosya seç' })).toBeVisible();
    await expect(dialog.getByRole('columnheader', { name: 'Sonuç' })).toBeVisible();
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async () => void (await (await choose(csv)).findByText(/1 new/)),
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async () => void (await (await choose(csv)).findByText(/1 new/)),
});

export const EscapeCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Choose file' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});
