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

it('names the failure in the console by the id that is shown, also in the host’s own look', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const translator = await createTranslator(() => Promise.resolve({}), 'en');
  render(
    <TranslatorProvider i18n={translator}>
      <MemoryRouter>
        <PageBoundary
          renderFailure={({ reference, plain }) => [<h1 key="own">{reference}</h1>, <div key="plain">{plain}</div>]}
        >
          <Broken />
        </PageBoundary>
      </MemoryRouter>
    </TranslatorProvider>,
  );
  const [own] = screen.getAllByRole('heading', { level: 1 });
  const reference = own?.textContent ?? '';
  expect(reference).toMatch(/^[0-9A-F]{6}-[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(screen.getByText(reference, { selector: 'code' })).toBeVisible();
  expect(error).toHaveBeenCalledWith('A part of the page failed', reference, new Error('This page fails'));
  error.mockRestore();
});
