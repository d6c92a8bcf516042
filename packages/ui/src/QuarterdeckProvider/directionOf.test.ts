import { expect, it } from 'vitest';
import { directionOf } from './directionOf';

it.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ur', 'rtl'],
  ['az-Arab', 'rtl'],
  ['en', 'ltr'],
  ['tr-TR', 'ltr'],
  ['not a language', 'ltr'],
  [undefined, 'ltr'],
])('%s is written %s', (language, direction) => expect(directionOf(language)).toBe(direction));
