import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Page, PageHead, PageSection } from './Page';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For pages that scroll as a whole: a head, then sections, in the middle of the frame.',
      picture: () => (
        <Page style={{ padding: 0 }}>
          <PageHead title="Guides" text="Step by step, by topic" />
          <PageSection title="Most read" all={{ label: 'All guides', href: '/guides' }}>
            <p>Export and import</p>
          </PageSection>
        </Page>
      ),
    },
    { text: 'With a smaller `width` for one form.' },
  ],
  avoid: [
    {
      text: 'For a list with the details of a row beside it. The panes scroll by themselves and need the whole width.',
      instead: 'ListPane',
      picture: () => (
        <Page width={240} style={{ padding: 0 }}>
          <PageHead title="Contacts" style={{ margin: 0 }} />
          <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
            <p>Ada, Elif, Deniz, Ozan</p>
            <p>Elif Aydın, harbour master since 2019</p>
          </div>
        </Page>
      ),
    },
    { text: 'For a page about one search.', instead: 'SearchHero' },
  ],
  keyboard: [],
  accessibility: [
    '`PageHead` is the `h1`: one on each page. A `PageSection` is a region named by its `h2`.',
    'With `headingRef` the heading can take the focus, such as when it stands in the place of something that has gone.',
    'It is no `main`: the frame around the page has that.',
  ],
};
