import type { GuardOffer } from '@quarterdeck/contract';
import { createTranslator, TranslatorProvider } from '@quarterdeck/i18n';
import { MemoryRouter, Route, Routes } from '@quarterdeck/ui/router';
import { readText, removeKey, writeText } from '@quarterdeck/ui/storage';
import { toasts } from '@quarterdeck/ui/Toast';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createGuards } from './guards';

/** Lets in who has a ticket. */
const guard: GuardOffer = {
  keys: ['ticket'],
  reasonKey: 'show.ticketNeeded',
  load: () => Promise.resolve(() => (readText('ticket') === null ? '/desk' : null)),
};

async function show() {
  const Guard = createGuards([{ guard }]).get(guard);
  if (!Guard) throw new Error('The guard of a route was not made');
  // As the start of the site does.
  await Guard.preload();
  const translator = await createTranslator(
    () => Promise.resolve({ show: { ticketNeeded: 'A ticket is needed' } }),
    'en',
  );
  render(
    <TranslatorProvider i18n={translator}>
      <MemoryRouter initialEntries={['/show']}>
        <Routes>
          <Route
            path="/show"
            element={
              <Guard>
                <h1>Show</h1>
              </Guard>
            }
          />
          <Route path="/desk" element={<h1>Desk</h1>} />
        </Routes>
      </MemoryRouter>
    </TranslatorProvider>,
  );
}

const said = () => toasts.all().map(({ title }) => title);

afterEach(() => {
  removeKey('ticket');
  toasts.clear();
});

it('leads who may not enter to where the guard says, and says why', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Desk' })).toBeVisible();
  expect(said()).toEqual(['A ticket is needed']);
});

it('lets others in, until what the guard asks for is gone', async () => {
  writeText('ticket', '1');
  await show();
  expect(screen.getByRole('heading', { name: 'Show' })).toBeVisible();
  act(() => removeKey('ticket'));
  expect(screen.getByRole('heading', { name: 'Desk' })).toBeVisible();
  expect(said()).toEqual([]);
});

it('makes one for all routes that share a guard, and none for those without', () => {
  expect(createGuards([{ guard }, { guard }, {}]).size).toBe(1);
});
