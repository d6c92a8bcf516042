import { describe, expect, it } from 'vitest';
import { createTypeahead } from './typeahead';

const rows = ['Mailbox 27', 'Marketplace', 'Notes', 'Map', 'İskele', 'Aachen'].map((text): HTMLElement => {
  const row = document.createElement('a');
  row.textContent = text;
  return row;
});

/** Types each key a moment after the one before, from the first row on; the focus goes along. */
function type(keys: string, pauseMs = 100): string {
  const find = createTypeahead();
  let at = 0;
  keys.split('').forEach((key, index) => {
    const found = find(rows, at, key, index * pauseMs);
    if (found) at = rows.indexOf(found);
  });
  return rows[at]?.textContent ?? '';
}

describe('typing in a menu (LY-8)', () => {
  it.each([
    ['n', 'Notes'],
    ['mar', 'Marketplace'],
    ['map', 'Map'],
    ['m', 'Marketplace'],
    ['mm', 'Map'],
    ['mmm', 'Mailbox 27'],
    ['aa', 'Aachen'],
    ['x', 'Mailbox 27'],
    ['mx', 'Marketplace'],
  ])('“%s” comes to %s', (keys, wanted) => {
    expect(type(keys)).toBe(wanted);
  });

  it('begins anew after a pause', () => {
    expect(type('mn', 900)).toBe('Notes');
  });

  it('knows the letters of the page’s language', () => {
    document.documentElement.lang = 'tr';
    expect(type('is')).toBe('İskele');
    document.documentElement.lang = 'en';
  });

  it('leaves all other keys alone', () => {
    expect(createTypeahead()(rows, 0, 'Enter', 0)).toBeUndefined();
    expect(createTypeahead()(rows, 0, '-', 0)).toBeUndefined();
  });
});
