import preview from '@quarterdeck/storybook/preview';
import { Button } from '../Button';
import { lazyPart } from '../lazyPart';
import { ToastRegion } from '../ToastRegion';
import { useState, type ComponentType } from 'react';
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

/** Something that is opened, and whose code does not load. */
function Opener() {
  const [isOpen, setOpen] = useState(false);
  // As with an overlay, which stays until it has left in its own time.
  const [wasOpened, setWasOpened] = useState(false);
  const [asked, setAsked] = useState(0);
  const [failed, setFailed] = useState(0);
  const [Part] = useState(() =>
    lazyPart<ComponentType>(() => {
      setAsked((before) => before + 1);
      return Promise.reject(new Error('No such file'));
    }),
  );
  return (
    <>
      <Button
        onPress={() => {
          setOpen(true);
          setWasOpened(true);
        }}
      >
        Open
      </Button>
      <p data-failed={failed}>Asked {asked} times</p>
      <PartBoundary
        shownFor={isOpen}
        onFailure={() => {
          setOpen(false);
          setFailed((before) => before + 1);
        }}
      >
        {wasOpened ? <Part /> : null}
      </PartBoundary>
      <ToastRegion />
    </>
  );
}

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
    const message = await screen.findByRole('alertdialog', { name: 'This didn’t load' });
    await waitFor(() => expect(message).toBeVisible());
    await expect(canvas.getByText('The list')).toBeVisible();
    await expect(args.onFailure).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A dialog that does not load: closing it asks for nothing, opening it once more is another try, said once. */
export const FailedTwice = meta.story({
  parameters: caught,
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    for (const tries of [1, 2]) {
      await userEvent.click(open);
      const asked = await canvas.findByText(`Asked ${tries} times`);
      // The message of the first failure still stands: what the second one prints would come in the next story.
      await waitFor(() => expect(asked).toHaveAttribute('data-failed', String(tries)));
      await waitFor(() => expect(screen.getAllByRole('alertdialog', { name: 'This didn’t load' })).toHaveLength(1));
    }
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
