import { createTranslator, TranslatorProvider } from '@quarterdeck/i18n';
import { MemoryRouter, Route, RouterLink, Routes } from '@quarterdeck/ui/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageBoundary } from './PageBoundary';

function Broken(): never {
  throw new Error('This page fails');
}

it('lets go of a failure when another page is opened', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const translator = await createTranslator(() => Promise.resolve({}), 'en');
  render(
    <TranslatorProvider i18n={translator}>
      <MemoryRouter initialEntries={['/broken']}>
        <RouterLink to="/fine">Leave</RouterLink>
        <PageBoundary>
          <Routes>
            <Route path="/broken" element={<Broken />} />
            <Route path="/fine" element={<h1>Fine</h1>} />
          </Routes>
        </PageBoundary>
      </MemoryRouter>
    </TranslatorProvider>,
  );
  expect(screen.queryByRole('heading', { name: 'Fine' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  expect(screen.getByRole('heading', { name: 'Fine' })).toBeVisible();
  error.mockRestore();
});
