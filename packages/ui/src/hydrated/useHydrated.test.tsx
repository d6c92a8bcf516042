import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useHydrated } from './useHydrated';

function Day() {
  return <p>{useHydrated() ? 'Monday' : 'some day'}</p>;
}

it('renders alike in the build and first in the browser, then what the browser knows', async () => {
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const container = document.createElement('div');
  container.append(document.createElement('p'));
  const html = renderToString(<Day />);
  expect(html).toBe('<p>some day</p>');
  container.querySelector('p')?.append('some day');
  await act(async () => hydrateRoot(container, <Day />, { onRecoverableError }));
  expect(container).toHaveTextContent('Monday');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
