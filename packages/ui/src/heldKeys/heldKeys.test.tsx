import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { dropHeldKeys, holdKeys, useHeldKeys } from './heldKeys';

const onPage = vi.fn<(event: KeyboardEvent) => void>();

function Field() {
  const [text, setText] = useState('');
  useHeldKeys(setText);
  return <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />;
}

const press = (...keys: string[]) => keys.forEach((key) => fireEvent.keyDown(document.body, { key }));

afterEach(() => {
  dropHeldKeys();
  removeEventListener('keydown', onPage);
  onPage.mockClear();
});

it('gives what was typed to the field that comes, and nothing of it to the page', () => {
  addEventListener('keydown', onPage);
  holdKeys();
  press('c', 'a', 'x', 'Backspace', 'l', 'Enter');
  render(<Field />);
  press('e');
  fireEvent.focusIn(document.body);
  expect(screen.getByRole('textbox')).toHaveValue('');
  act(() => screen.getByRole('textbox').focus());
  expect(onPage).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue('cale');
  press('n');
  expect(onPage).toHaveBeenCalledOnce();
});

it.each([
  ['Escape', () => press('Escape')],
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a failure', dropHeldKeys],
])('is ended by %s', (_, end) => {
  addEventListener('keydown', onPage);
  holdKeys();
  press('c');
  end();
  press('n');
  render(<Field />);
  act(() => screen.getByRole('textbox').focus());
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(onPage).toHaveBeenCalledOnce();
});

it('leaves keys with a modifier alone', () => {
  addEventListener('keydown', onPage);
  holdKeys();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(onPage).toHaveBeenCalledOnce();
});

it('holds nothing where the field is there already', () => {
  addEventListener('keydown', onPage);
  render(<Field />);
  act(() => screen.getByRole('textbox').focus());
  holdKeys();
  press('n');
  expect(onPage).toHaveBeenCalledOnce();
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('does not give it to the field that somebody was in before', () => {
  render(<input aria-label="Title" />);
  screen.getByRole('textbox', { name: 'Title' }).focus();
  holdKeys();
  press('c');
  render(<Field />);
  fireEvent.focusIn(document.body);
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('');
  act(() => screen.getByRole('textbox', { name: 'Search' }).focus());
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('c');
});
