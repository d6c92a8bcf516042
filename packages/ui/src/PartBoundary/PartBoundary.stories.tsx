import preview from '@quarterdeck/storybook/preview';
import { lazyPart } from '../lazyPart';
import { ToastRegion } from '../ToastRegion';
import type { ComponentType } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PartBoundary, type PartBoundaryProps } from './PartBoundary';

/** A part in a page that goes on without it. */
function Demo(props: PartBoundaryProps) {
  return (
    <>
      <p>The list</p>
      <PartBoundary {...props} />
      <ToastRegion />
    </>
  );
}

const There = lazyPart(() => Promise.resolve({ default: () => <p>The part</p> }));
const Missing = lazyPart<ComponentType>(() => Promise.reject(new Error('No such file')));

const meta = preview.meta({
  title: 'Components/Feedback/PartBoundary',
  component: Demo,
  args: { shownFor: null, onFailure: fn(), children: <There /> },
  parameters: { covers: ['component:@quarterdeck/ui/PartBoundary'] },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('The part')).toBeVisible());
    await expect(args.onFailure).not.toHaveBeenCalled();
  },
});

/** React writes what a boundary caught into the console. */
const caught = { expectedProblems: [/No such file/] };

export const Failed = meta.story({
  args: { children: <Missing /> },
  parameters: caught,
  play: async ({ canvas, args }) => {
    const message = await screen.findByRole('alertdialog', { name: 'This did not load' });
    await waitFor(() => expect(message).toBeVisible());
    await expect(canvas.getByText('The list')).toBeVisible();
    await expect(args.onFailure).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { children: <Missing /> },
  parameters: caught,
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    // The browser's own stands on the prototype and shows again.
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async () => {
    const message = await screen.findByRole('alertdialog', { name: 'No connection' });
    await waitFor(() => expect(message).toBeVisible());
  },
});
