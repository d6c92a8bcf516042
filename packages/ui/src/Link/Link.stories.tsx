import preview from '@quarterdeck/storybook/preview';
import type { MouseEvent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { ButtonLink, Link } from './Link';

const meta = preview.meta({
  title: 'Components/Foundations/Link',
  component: Link,
  args: { href: '/apps/tasks', children: 'All tasks' },
  parameters: { covers: ['component:@quarterdeck/ui/Link'] },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Grid columns={3}>
      <Link href="/a">Inline</Link>
      <Link href="/a" variant="quiet">
        Quiet
      </Link>
      <Link href="/a" variant="standalone">
        Standalone
      </Link>
      <Link href="https://example.com">External</Link>
      <ButtonLink href="/a">Looks like a button</ButtonLink>
      <ButtonLink href="/a" variant="primary">
        Primary
      </ButtonLink>
    </Grid>
  ),
});

export const LongContent = meta.story({
  args: { children: 'A link whose text is longer than the line it stands in and therefore goes on in the next one' },
  decorators: [
    (Story) => (
      <p style={{ inlineSize: 220 }}>
        <Story />
      </p>
    ),
  ],
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { variant: 'standalone', children: 'كل المهام' },
});

export const SaysThatItOpensANewWindow = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { href: 'https://example.com', children: 'Example' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Example.*opens in a new window/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const SaysSoInsideTheSite = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { href: '/help', target: '_blank', children: 'Terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Terms.*opens in a new window/ })).toHaveAttribute('href', '/help');
  },
});

const handleFollow = fn();

export const IsReachedAndFollowedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    onClick: (event: MouseEvent) => {
      // The page stays, so that there is something to look at.
      event.preventDefault();
      // Without the event: whoever notes it reads all of the window through it, also what warns of being read.
      handleFollow();
    },
  },
  play: async ({ canvas, userEvent }) => {
    handleFollow.mockClear();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All tasks' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(handleFollow).toHaveBeenCalledTimes(1);
  },
});
