import preview from '@quarterdeck/storybook/preview';
import { useState, type ComponentType } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { lazyPart } from '../lazyPart';
import { DetailFailure, type DetailFailureProps } from './DetailFailure';
import { DetailPane } from './DetailPane';

/** Beside a list, as on the screen. */
function Demo(props: DetailFailureProps) {
  return (
    <main style={{ display: 'flex', blockSize: 480 }}>
      <h1 style={{ flex: 1, padding: 16 }}>Tasks</h1>
      <DetailFailure {...props} />
    </main>
  );
}

const Late = lazyPart<ComponentType>(() => new Promise(() => undefined));

const Loaded = () => (
  <>
    <h2 id="story-title">Task</h2>
    <p>The part</p>
  </>
);

/** A part whose file comes with the second try. */
function Reloaded({ onClose }: Pick<DetailFailureProps, 'onClose'>) {
  const [Part] = useState(() => {
    let tries = 0;
    return lazyPart<ComponentType>(() => {
      tries += 1;
      if (tries === 1) return Promise.reject(new Error('No such file'));
      return Promise.resolve({ default: Loaded });
    });
  });
  return (
    <section aria-labelledby="story-title" style={{ padding: 16 }}>
      <h1>Tasks</h1>
      <DetailPane openKey="one" part={Part} title="Task" titleId="story-title" hasPlace={false} onClose={onClose}>
        <Part />
      </DetailPane>
    </section>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/DetailPane',
  component: Demo,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', covers: ['component:@quarterdeck/ui/DetailPane'] },
  args: {
    title: 'Task',
    titleId: 'story-title',
    words: { failed: 'The panel didn’t load', offlineText: 'We can’t reach the server. Check your connection.' },
    onRetry: fn(() => Promise.resolve(true)),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const panel = within(canvas.getByRole('region', { name: 'Task' }));
    await expect(panel.getByRole('alert')).toHaveTextContent('The panel didn’t load');
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent('Loading'));
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Trying again did not reach the server. */
export const States = meta.story({
  args: { onRetry: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('We can’t reach the server'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
  },
});

/** The device has no connection from the start. */
export const Offline = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    // The browser's own stands on the prototype and shows again.
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No connection');
    await expect(canvas.queryByText('The panel didn’t load')).toBeNull();
  },
});

/** While its code loads a placeholder keeps the place. */
export const Loading = meta.story({
  // Its part never comes, as with answers that never do.
  globals: { scenario: 'slow' },
  render: ({ onClose }) => (
    <main style={{ display: 'flex', blockSize: 480 }}>
      <h1 style={{ flex: 1, padding: 16 }}>Tasks</h1>
      <DetailPane openKey="one" part={Late} title="Task" onClose={onClose}>
        <Late />
      </DetailPane>
    </main>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading')).toBeInTheDocument());
  },
});

/** What is known of the record is there to be read meanwhile. */
export const WithPreview = meta.story({
  render: ({ onClose }) => (
    <main style={{ display: 'flex', blockSize: 480 }}>
      <h1 style={{ flex: 1, padding: 16 }}>Tasks</h1>
      <DetailPane openKey="one" part={Late} title="Task" preview={<p>Draft the invoice</p>} onClose={onClose}>
        <Late />
      </DetailPane>
    </main>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Draft the invoice')).toBeVisible());
    await expect(canvas.getByRole('heading', { name: 'Task' })).toBeVisible();
    await expect(canvas.queryByText('Loading')).toBeNull();
  },
});

/** Inside a drawer, with the kit's own words; Try again brings what is there by now. */
export const Variants = meta.story({
  parameters: { expectedProblems: [/No such file/] },
  render: ({ onClose }) => <Reloaded onClose={onClose} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This didn’t load'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('The part')).toBeVisible());
    await expect(canvas.getByRole('region', { name: 'Task' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze und ihre Geschichte',
    words: {
      failed: 'The panel didn’t load',
      failedText: 'The list still works, and what you typed is kept. '.repeat(12),
    },
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Task' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const EscapeCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
