import preview from '@quarterdeck/storybook/preview';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Link } from '../Link';
import { EmptyState, emptyStateKinds } from './EmptyState';
import { emptyStateSizes } from './EmptyState.styles';

const handlePress = fn();

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Your backlog is empty',
    text: 'Add what has to be built, or choose requirements with a price in the marketplace.',
    action: (
      <Button variant="primary" icon={Plus} onPress={handlePress}>
        Add item
      </Button>
    ),
    link: <Link href="#marketplace">Go to marketplace</Link>,
  },
  parameters: { covers: ['component:@quarterdeck/ui/EmptyState'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Your backlog is empty' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add item' }));
    await expect(handlePress).toHaveBeenCalledTimes(1);
  },
});

const words = {
  nothing: { title: 'No messages yet', text: 'What people write to you arrives here.' },
  'no-results': { title: 'Nothing matches “harbor”', text: 'Check the spelling, or clear the filters.' },
  error: { title: 'This didn’t load', text: 'Something went wrong on our side. Try again in a moment.' },
  offline: { title: 'No connection', text: 'The server cannot be reached. Check your connection.' },
  forbidden: { title: 'Not for this role', text: 'Ask the owner of the project for access.' },
};

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 16 }}>
      {emptyStateKinds.map((kind) => (
        <EmptyState key={kind} kind={kind} {...words[kind]} action={<Button>Try again</Button>} />
      ))}
    </div>
  ),
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {emptyStateSizes.map((size) => (
        <EmptyState key={size} {...args} size={size} />
      ))}
    </div>
  ),
});

export const LongContent = meta.story({
  args: {
    title: 'No requirement has the tags “accessibility”, “internationalisation” and “performance” at once',
    text: 'Take one of the tags away, or look at the whole marketplace: sixty-four requirements have a price and an estimate, and eleven of them are free.',
    size: 'sm',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { title: 'قائمتك فارغة', text: 'أضف ما يجب بناؤه.', link: undefined, action: <Button>إضافة</Button> },
});

export const ShowsDetailsWhenAsked = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { kind: 'error', ...words.error, details: 'server · GET /api/tasks' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('server · GET /api/tasks')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await waitFor(() => expect(canvas.getByText('server · GET /api/tasks')).toBeVisible());
  },
});

/** Its own button brings what was missing. */
function Filled() {
  const [isFilled, setFilled] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      <Button onPress={() => setFilled(!isFilled)}>Elsewhere</Button>
      {isFilled ? (
        <p>Berth 12</p>
      ) : (
        <EmptyState title="No berths" action={<Button onPress={() => setFilled(true)}>Add berth</Button>} />
      )}
    </main>
  );
}

export const GivesItsFocusToTheContent = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Filled />,
  play: async ({ canvas, userEvent, step }) => {
    await step('where it had the focus', async () => {
      canvas.getByRole('button', { name: 'Add berth' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
    await step('and not otherwise', async () => {
      const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
      await userEvent.click(elsewhere);
      await userEvent.click(elsewhere);
      await expect(canvas.getByText('Berth 12')).toBeVisible();
      await expect(elsewhere).toHaveFocus();
    });
  },
});
