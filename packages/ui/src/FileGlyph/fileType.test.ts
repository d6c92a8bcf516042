import { expect, it } from 'vitest';
import { fileLookOf } from './fileType';

it.each([
  ['Contract 2026.PDF', { kind: 'pdf', text: 'PDF' }],
  ['XLS', { kind: 'sheet', text: 'XLS' }],
  ['image/png', { kind: 'image', text: 'PNG' }],
  ['photo.jpeg', { kind: 'image', text: 'JPG' }],
  ['text/plain', { kind: 'text', text: 'TXT' }],
  ['folder', { kind: 'folder', text: '' }],
  ['site.webmanifest', { kind: 'other', text: '' }],
  ['film.mp4', { kind: 'other', text: 'MP4' }],
  ['a.<b>', { kind: 'other', text: '' }],
  ['', { kind: 'other', text: '' }],
])('draws "%s" as it is known', (type, look) => {
  expect(fileLookOf(type)).toEqual(look);
});
