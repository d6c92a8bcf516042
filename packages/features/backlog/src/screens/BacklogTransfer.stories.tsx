import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BacklogPrint } from '../components/transfer/BacklogPrint';
import { ItemImportDialog } from '../components/transfer/ItemImportDialog';
import { BacklogStage } from './testing/BacklogStage';

interface DemoProps {
  onClose: () => void;
}

function Import({ onClose }: DemoProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <BacklogStage>
      {({ requirements }) => (
        <>
          <ol aria-label="Titles">
            {requirements.slice(-3).map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ol>
          {isOpen ? <ItemImportDialog items={requirements} onClose={close} /> : null}
        </>
      )}
    </BacklogStage>
  );
}

const meta = preview.meta({
  title: 'Features/backlog/BacklogTransfer',
  component: Import,
  globals: { viewport: { value: 'desktop' } },
  args: { onClose: fn() },
  beforeEach: () => beginVisit(),
});

const csv =
  'key,title,status,estimateDays,dueDate\n' +
  ',Berth map with prices,now,2.5,2026-12-04\n' +
  ',"Waiting list, by boat length",later,5,\n' +
  ',,now,1,\n' +
  ',Harbour radio log,soon,1.3,tomorrow\n' +
  'HC-102,Import contacts from CSV,now,5,\n';

async function choose(name: string, text: string) {
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no way to choose a file');
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return within(dialog);
}

export const Choose = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import items' }));
    await expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull();
  },
});

export const Preview = meta.story({
  name: 'BK-3 Preview',
  play: async ({ args, userEvent }) => {
    const dialog = await choose('backlog.csv', csv);
    const summary = await dialog.findByText(/2 new items/);
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent(/backlog.csv 2 new items, 1 update,? and 2 have errors/);
    await expect(dialog.getByRole('row', { name: /Harbour radio log/ })).toHaveTextContent(
      /Use now, next, later or done.*Use 0 to 999 whole or half days.*Use a real date/,
    );
    // Nothing is written before it is confirmed.
    await expect(document.querySelector('[aria-label="Titles"]')).not.toHaveTextContent('Berth map');
    await userEvent.click(dialog.getByRole('button', { name: 'Add 2, update 1' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(document.querySelector('[aria-label="Titles"]')).toHaveTextContent(
        /Berth map with pricesWaiting list, by boat length/,
      ),
    );
  },
});

export const Previewed = meta.story({
  play: async () => {
    const dialog = await choose('backlog.csv', csv);
    await expect(await dialog.findByRole('button', { name: 'Add 2, update 1' })).toBeEnabled();
  },
});

export const NothingToAdd = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await choose('backlog.json', '[{"title":""}]');
    await expect(await dialog.findByRole('button', { name: 'Add 0 items' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another file' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
  },
});

export const NotReadable = meta.story({
  play: async () => {
    const dialog = await choose('broken.json', '{');
    await waitFor(() => expect(dialog.getByText('broken.json couldn’t be read')).toBeVisible());
    await expect(dialog.getByText('This isn’t a JSON list of items.')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await choose('backlog.csv', csv);
    await dialog.findByRole('button', { name: 'Add 2, update 1' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async () => {
    const dialog = await choose('backlog.csv', csv);
    await dialog.findByRole('button', { name: '2 ekle, 1 güncelle' });
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async () => {
    const dialog = await choose('backlog.csv', csv);
    await dialog.findByRole('button', { name: 'Add 2, update 1' });
  },
});

export const Print = meta.story({
  name: 'BK-3 Print',
  // Only paper shows it: the page is empty.
  tags: ['no-visual'],
  render: () => (
    <BacklogStage>{(project) => <BacklogPrint project={project} items={project.requirements} />}</BacklogStage>
  ),
  play: async ({ canvas }) => {
    // Only paper shows it.
    const title = await canvas.findByRole('heading', { level: 1, name: 'Harbour CRM', hidden: true });
    await expect(title).not.toBeVisible();
    await expect(canvas.getByText(/^18 items · 10.5 of 12 weeks · .*\$4,960$/)).toBeInTheDocument();
    const [now] = canvas.getAllByRole('table', { hidden: true });
    await expect(now).toHaveTextContent(/QD-027.*Card checkout.*2 weeks.*\$2,350/);
  },
});
