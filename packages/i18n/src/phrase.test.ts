import { expect, it } from 'vitest';
import { phrase } from './phrase';
import { createTranslator } from './translator';

it('puts a value where the message wants it, as it is', async () => {
  const translator = await createTranslator(
    () => Promise.resolve({ tasks: { complete: 'Complete {{title}}', twice: '{{title}} and {{title}}' } }),
    'en',
  );
  expect(phrase(translator.t, 'tasks.complete', 'title')('<b>$& {{title}}</b>')).toBe('Complete <b>$& {{title}}</b>');
  expect(phrase(translator.t, 'tasks.twice', 'title')('one')).toBe('one and one');
});
