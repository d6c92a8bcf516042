import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Alert } from './Alert';
import { alertTones, alertVariants } from './Alert.styles';

const meta = preview.meta({
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { children: '3 requirements were added from the marketplace.', tone: 'success' },
  parameters: { covers: ['component:@quarterdeck/ui/Alert'] },
});

export const Default = meta.story({
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' }}>
      {alertVariants.flatMap((variant) =>
        alertTones.map((tone) => (
          <Alert key={`${variant} ${tone}`} variant={variant} tone={tone} title={`The ${tone} of it`} onDismiss={fn()}>
            One sentence that says what to do next.
          </Alert>
        )),
      )}
    </div>
  ),
});

export const WithActions = meta.story({
  args: {
    tone: 'warning',
    title: 'You are offline',
    children: 'What you change is kept here and sent when the connection is back.',
    actions: <Button size="sm">Try again</Button>,
  },
});

export const LongContent = meta.story({
  args: {
    tone: 'danger',
    title: 'Muhasebeleştirilemeyenlerdenmişsinizcesine uzun bir başlık taşmadan sarılır',
    children:
      'The declined card was the one that ends in 4242. Nothing was charged, nothing was lost; choose another card or pay by invoice, and the crew keeps its start on Monday.',
    actions: <Button size="sm">Choose another card</Button>,
    onDismiss: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { children: 'تمت إضافة ثلاثة متطلبات.', onDismiss: fn() },
});

function AppearsOnPress() {
  const [isShown, setShown] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Button onPress={() => setShown(true)}>Sign in</Button>
      {isShown ? (
        <Alert tone="danger" isAnnounced>
          Wrong email or password
        </Alert>
      ) : null}
    </div>
  );
}

export const IsAnnouncedWhenItAppears = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <AppearsOnPress />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong email or password');
  },
});

export const IsClosedByKey = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
});

function GoesOnPress() {
  const [isShown, setShown] = useState(true);
  return (
    // Nothing comes to lie under a pointer that rests in the corner.
    <main id="content" tabIndex={-1} style={{ padding: 16 }}>
      {isShown ? <Alert title="The berth is booked" onDismiss={() => setShown(false)} /> : null}
      <Button>Go on</Button>
    </main>
  );
}

/** The next Tab goes on in the content, and not at the top of the page. */
export const LeavesTheFocusInTheContent = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <GoesOnPress />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});
