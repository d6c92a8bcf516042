import { openProjectPage } from '@quarterdeck/data/visit/testing/openProjectPage';
import { clientWithBacklog } from '@quarterdeck/mocks/testing/productCalls';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { descriptionMaxLength } from '../../model/item';
import { BacklogDetail } from './BacklogDetail';

beforeEach(() => {
  // A page without other tabs has every lock at once.
  const locks = {
    request: (_name: string, _options: object, work: () => Promise<void>) => work(),
    query: () => Promise.resolve({ held: [] }),
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
});

it('BK-1 blanks at the end do not make a description too long', async () => {
  const { api, project } = await clientWithBacklog('a');
  const page = await openProjectPage(api.fetch, project, {});
  const wrapper = await hookProviders({ queryClient: page.client, undo: createUndoStack() });
  render(<BacklogDetail item={page.item('a')} items={page.shown()} onClose={() => undefined} />, { wrapper });
  const field = await screen.findByRole('textbox', { name: 'Description' });
  const text = 'x'.repeat(descriptionMaxLength);
  fireEvent.change(field, { target: { value: `${text}\n` } });
  fireEvent.blur(field);
  await waitFor(async () => expect((await page.saved()).requirements[0]?.description.length).toBe(text.length));
  expect(page.messages()).toEqual([]);
});
