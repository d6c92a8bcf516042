import preview from '@quarterdeck/storybook/preview';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '../Link';
import { SearchField } from '../SearchField';
import { Page, PageHead, PageSection } from './Page';

/** Stands where something else stood before. */
function Arrived() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page>
      <PageHead title="Message sent" headingRef={heading} />
    </Page>
  );
}

const meta = preview.meta({
  title: 'Components/Foundations/Page',
  component: Page,
  args: {
    children: [
      <PageHead key="head" title="Guides" text="Step by step, by topic">
        <SearchField label="Search guides" />
      </PageHead>,
      <PageSection key="part" title="Most read" all={{ label: 'All guides', href: '/guides' }}>
        <p>Export and import</p>
      </PageSection>,
    ],
  },
  parameters: { layout: 'fullscreen', covers: ['component:@quarterdeck/ui/Page'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Most read' })).toHaveTextContent('Export and import');
    await expect(canvas.getByRole('link', { name: 'All guides' })).toHaveAttribute('href', '/guides');
  },
});

/** As wide as a form, with the way back at the end of its head. */
export const Variants = meta.story({
  args: {
    width: 640,
    children: (
      <PageHead title="Contact support">
        <ButtonLink size="sm" href="/">
          Back
        </ButtonLink>
      </PageHead>
    ),
  },
});

/** Its heading can take the focus of what has gone. */
export const States = meta.story({
  render: () => <Arrived />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    children: [
      <PageHead key="head" title={'Harbour'.repeat(30)} text={'Step by step '.repeat(60)}>
        <SearchField label="Search guides" />
      </PageHead>,
      <PageSection
        key="part"
        title={'Most read of all guides '.repeat(8)}
        all={{ label: 'All guides', href: '/guides' }}
      >
        <p>Export and import</p>
      </PageSection>,
    ],
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
