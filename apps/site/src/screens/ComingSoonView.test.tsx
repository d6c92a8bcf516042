import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { LiveRegion } from '@quarterdeck/ui/LiveRegion';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ComingSoonView } from './ComingSoonView';
import { SiteStage } from './SiteStage';

const now = Date.parse('2026-01-15T09:30:00Z');

beforeEach(async () => {
  const wrapper = await hookProviders({ queryClient: new QueryClient(), undo: createUndoStack() });
  vi.useFakeTimers({ now });
  render(
    <SiteStage>
      <ComingSoonView variant="classic" until={now + 3_000} />
      <LiveRegion />
    </SiteStage>,
    { wrapper },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

it('puts the focus on the title when the day comes while somebody types their address', async () => {
  act(() => screen.getByRole('textbox', { name: 'Email' }).focus());
  await passSeconds(4);
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  expect(document.activeElement).toHaveTextContent('We’re open');
  expect(screen.getByRole('heading', { level: 1 })).toContainElement(document.activeElement as HTMLElement);
});

it('says that the day has come to whoever is elsewhere on the page, and leaves them there', async () => {
  const help = screen.getByRole('link', { name: 'Help' });
  act(() => help.focus());
  await passSeconds(4);
  expect(help).toHaveFocus();
  expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('We’re open');
});
