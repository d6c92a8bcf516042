import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { DateField } from '../DateField';
import { Link } from '../Link';
import { announce } from '../LiveRegion';
import { toasts } from '../Toast';
import { useUndo } from '../undo';
import { QuarterdeckProvider } from './QuarterdeckProvider';

/** What somebody does who finds the kit around them. */
function Harbour() {
  const undo = useUndo();
  const [ships, setShips] = useState(3);
  const sail = () => {
    setShips(ships - 1);
    undo.offer({ label: 'A ship has sailed', undo: () => setShips(ships) });
  };
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start', minBlockSize: 320 }}>
      <p>{`${ships} ships in the harbour`}</p>
      <Button onPress={sail}>Sail</Button>
      <Button onPress={() => announce('The tide is out')}>Say the tide</Button>
      <Link href="/charts">Charts</Link>
      <DateField label="Arrival" value="2026-03-02" onChange={() => undefined} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Foundations/QuarterdeckProvider',
  component: QuarterdeckProvider,
  // The workbench writes theme and language on its page already.
  args: { isPage: false, children: <Harbour /> },
  parameters: {
    covers: ['component:@quarterdeck/ui/QuarterdeckProvider', 'component:@quarterdeck/ui/LateToastRegion'],
    docs: { story: { inline: false } },
  },
  beforeEach: () => () => toasts.clear(),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sail' }));
    await expect(canvas.getByText('2 ships in the harbour')).toBeVisible();
    // It fades in, and a press meets it only where it has come to rest.
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toBeVisible());
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getByText('3 ships in the harbour')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Undone: A ship has sailed')).toBeInTheDocument());
  },
});

const turkish = { undo: 'Geri al', undone: (label: string) => `Geri alındı: ${label}` };

/** Words that the app does not give stay English. */
export const Words = meta.story({
  args: { language: 'tr', locale: 'tr-TR', messages: turkish },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sail' }));
    const undo = await screen.findByRole('button', { name: 'Geri al' });
    await waitFor(() => expect(undo).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sail = canvas.getByRole('button', { name: 'Sail' });
    await userEvent.click(sail);
    await userEvent.click(sail);
    // One message offers to take back both.
    const message = await screen.findByText('2 changes saved');
    await waitFor(() => expect(message).toBeVisible());
  },
});

export const SpeaksAnnouncements = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say the tide' }));
    await waitFor(() => expect(screen.getByText('The tide is out')).toBeInTheDocument());
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
