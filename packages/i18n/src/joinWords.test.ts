import { expect, it } from 'vitest';
import { joinWords } from './joinWords';
import type { Messages } from './messages';

const file = (messages: Messages) => () => Promise.resolve({ default: messages });
const kit = {
  en: file({ kit: { close: 'Close', undo: 'Undo' } }),
  tr: file({ kit: { close: 'Kapat', undo: 'Geri al' } }),
};

it('joins the words of a language', async () => {
  const load = joinWords([kit, { en: file({ tasks: 'Tasks' }), tr: file({ tasks: 'Görevler' }) }]);
  expect(await load('tr')).toEqual({ kit: { close: 'Kapat', undo: 'Geri al' }, tasks: 'Görevler' });
});

it('takes English where a package does not speak the language, and lets an app add one', async () => {
  const load = joinWords([kit, { de: file({ kit: { close: 'Schließen' } }) }]);
  expect(await load('de')).toEqual({ kit: { close: 'Schließen', undo: 'Undo' } });
});

it('leaves the words of a language alone where an app replaces English ones', async () => {
  const load = joinWords([kit, { en: file({ kit: { close: 'Dismiss', store: 'Store' } }) }]);
  expect(await load('tr')).toEqual({ kit: { close: 'Kapat', undo: 'Geri al', store: 'Store' } });
});

it('lets an app replace a word', async () => {
  const load = joinWords([kit, { en: file({ kit: { close: 'Dismiss' } }) }]);
  expect(await load('en')).toEqual({ kit: { close: 'Dismiss', undo: 'Undo' } });
});
