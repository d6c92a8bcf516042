import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ThemeProvider } from '../ThemeProvider';
import { ThemeDisc } from './ThemeDisc';

afterEach(() => {
  delete document.documentElement.dataset['scheme'];
});

const disc = <ThemeDisc theme="theme-rose" data-testid="disc" />;

it('has the scheme of the region that it stands in, whatever that of the page is', () => {
  document.documentElement.dataset['scheme'] = 'dark';
  render(<ThemeProvider scheme="light">{disc}</ThemeProvider>);
  expect(screen.getByTestId('disc')).toHaveAttribute('data-scheme', 'light');
});

it('follows the scheme of the page', async () => {
  render(disc);
  expect(screen.getByTestId('disc')).toHaveAttribute('data-scheme', 'light');
  document.documentElement.dataset['scheme'] = 'dark';
  await waitFor(() => expect(screen.getByTestId('disc')).toHaveAttribute('data-scheme', 'dark'));
});

it('follows the scheme of its region', async () => {
  const { rerender } = render(<ThemeProvider scheme="light">{disc}</ThemeProvider>);
  rerender(<ThemeProvider scheme="dark">{disc}</ThemeProvider>);
  await waitFor(() => expect(screen.getByTestId('disc')).toHaveAttribute('data-scheme', 'dark'));
});
