import { session, useSession } from '@quarterdeck/data/session/session';
import { sessionAnswer } from '@quarterdeck/data/session/testing/sessionAnswer';
import { createTranslator, TranslatorProvider } from '@quarterdeck/i18n';
import { useRecordTitle } from '@quarterdeck/ui/recordTitle';
import { MemoryRouter } from '@quarterdeck/ui/router';
import { removeKeys } from '@quarterdeck/ui/storage';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageAnnouncer } from './PageAnnouncer';

afterEach(() => {
  cleanup();
  removeKeys('');
  useSession.setState({ status: 'demo' }, true);
});

function Page({ title, record }: { title: string; record: string }) {
  useRecordTitle(record);
  return <PageAnnouncer screen={title} title={title} onShown={() => false} />;
}

async function open(address: string) {
  const i18n = await createTranslator(async () => ({ site: { locked: 'Locked' } }), 'en');
  const page = (title: string, record: string) => (
    <TranslatorProvider i18n={i18n}>
      <MemoryRouter initialEntries={[address]}>
        <Page title={title} record={record} />
      </MemoryRouter>
    </TranslatorProvider>
  );
  const { rerender } = render(page('Tasks', 'A secret plan'));
  return { show: (title: string, record: string) => rerender(page(title, record)) };
}

it('hides the title of a page while it is locked, also when another page is shown below the lock', async () => {
  const { show } = await open('/apps/tasks');
  expect(document.title).toBe('A secret plan · Tasks · Quarterdeck');
  act(() => session.lock());
  expect(document.title).toBe('Locked · Quarterdeck');
  show('Notes', 'A secret note');
  expect(document.title).toBe('Locked · Quarterdeck');
  act(() => session.begin(sessionAnswer()));
  expect(document.title).toBe('A secret note · Notes · Quarterdeck');
});

it('names the page for unlocking, which shows nothing of anybody', async () => {
  await open('/pages/authentication/unlock-session/classic');
  act(() => session.lock());
  expect(document.title).toMatch(/Tasks · Quarterdeck$/);
});
