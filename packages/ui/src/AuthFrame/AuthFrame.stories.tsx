import preview from '@quarterdeck/storybook/preview';
import { KeyRound } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { Link } from '../Link';
import { Logo } from '../Logo';
import { Stack } from '../Stack';
import { TextField } from '../TextField';
import { AuthFrame } from './AuthFrame';

const meta = preview.meta({
  title: 'Components/Layout/AuthFrame',
  component: AuthFrame,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', covers: ['component:@quarterdeck/ui/AuthFrame'] },
  args: {
    brand: <Logo />,
    languages: <Button variant="ghost">English</Button>,
    title: 'Welcome back',
    description: 'Sign in to your backlog.',
    note: '2016 - 2026 Quarterdeck',
    links: (
      <Link variant="quiet" href="/help">
        Help
      </Link>
    ),
    headline: 'Twelve weeks,\nplotted.',
    lead: <p>Keep one backlog, choose requirements with a price on them, and watch the course to launch.</p>,
    children: (
      <Stack gap="4">
        <TextField label="Email" size="lg" defaultValue="elif@harbour.example" />
        <Button variant="primary" size="lg" isFullWidth>
          Sign in
        </Button>
      </Stack>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(canvas.queryByText(/Twelve weeks/)).toBeNull();
  },
});

export const Modern = meta.story({ args: { variant: 'modern' } });

export const ModernReversed = meta.story({ args: { variant: 'modern-reversed' } });

export const SplitScreen = meta.story({
  args: { variant: 'split-screen' },
  play: async ({ canvas }) => {
    const headline = canvas.getByText(/Twelve weeks/);
    await expect(headline).toBeVisible();
    // Its words come after the form.
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await expect(button.compareDocumentPosition(headline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(headline.getBoundingClientRect().left).toBeGreaterThan(button.getBoundingClientRect().right);
  },
});

export const SplitScreenReversed = meta.story({
  args: { variant: 'split-screen-reversed' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sign in' });
    const headline = canvas.getByText(/Twelve weeks/);
    await expect(headline.getBoundingClientRect().right).toBeLessThan(button.getBoundingClientRect().left);
  },
});

export const Fullscreen = meta.story({ args: { variant: 'fullscreen' } });

export const FullscreenReversed = meta.story({ args: { variant: 'fullscreen-reversed' } });

export const LongContent = meta.story({
  args: {
    variant: 'fullscreen',
    title: 'Confirm the address of the account that you have just made for Harbour and Lighthouse Services',
    description: 'We have sent a code to somebody.with.a.very.long.address@department.of.harbours.example. '.repeat(3),
    note: '2016 - 2026 Harbour and Lighthouse Services of the Western Coast',
  },
});

export const WithIcon = meta.story({ args: { icon: KeyRound, tone: 'success' } });

/** All but `classic` have a band of the chart above the form. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { variant: 'modern' } });

export const PhoneClassic = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' }, args: { variant: 'split-screen' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { variant: 'split-screen' } });
