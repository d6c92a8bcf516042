import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { OfflineBanner } from './OfflineBanner';
import { useUpdateStatus } from './queries/useUpdateStatus';

/** Says to the page that the connection is gone or back; React Query hears the events too. */
function connect(isOnline: boolean): void {
  if (isOnline) Reflect.deleteProperty(navigator, 'onLine');
  else Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const meta = preview.meta({
  title: 'Features/shell/OfflineBanner',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    connect(false);
    return () => connect(true);
  },
});

const words = 'You’re offline. Your changes are kept in this browser.';

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
  },
});

export const NothingMoves = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <OfflineBanner />
      <h1>Backlog</h1>
    </>
  ),
  play: async ({ canvas }) => {
    const top = () => canvas.getByRole('heading').getBoundingClientRect().top;
    await expect(canvas.getByRole('status')).toBeVisible();
    const offline = top();
    connect(true);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(top()).toBe(offline);
  },
});

export const CoversNoFieldInUse = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <main style={{ paddingBlockEnd: 160 }}>
      <OfflineBanner />
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>
          <label>
            Field {index} <input />
          </label>
        </p>
      ))}
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByRole('status').getBoundingClientRect();
    for (const field of canvas.getAllByRole('textbox')) {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await waitFor(() => expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(note.top));
    }
  },
});

function SetsStatus() {
  const setStatus = useUpdateStatus();
  return <button onClick={() => setStatus('away')}>Away</button>;
}

/** The browser has a network, and no call gets through: what was changed waits. */
export const Unsent = meta.story({
  globals: { scenario: 'offline' },
  beforeEach: () => connect(true),
  render: () => (
    <>
      <div style={{ padding: 16 }}>
        <SetsStatus />
      </div>
      <OfflineBanner />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Away' }));
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('No connection. 1 change will be sent when it’s back.'));
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const ComesAndGoesWithTheConnection = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    connect(true);
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    connect(false);
    await waitFor(() => expect(status).toHaveTextContent(words));
  },
});
