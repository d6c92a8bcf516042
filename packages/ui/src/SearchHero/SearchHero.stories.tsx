import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { SearchField } from '../SearchField';
import { SearchHero } from './SearchHero';

const meta = preview.meta({
  title: 'Components/Navigation/SearchHero',
  component: SearchHero,
  args: {
    title: 'How can we help?',
    seed: 'help-center',
    children: <SearchField label="Search guides and answers" size="lg" />,
    linksLabel: 'Popular',
    links: [
      { title: 'Refunds', href: '/refunds' },
      { title: 'Invite your team', href: '/team' },
    ],
  },
  parameters: { layout: 'fullscreen', covers: ['component:@quarterdeck/ui/SearchHero'] },
  globals: { viewport: { value: 'desktop' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/refunds');
  },
});

/** The links are not known yet: their line is kept, and the words before them wait. */
export const States = meta.story({
  args: { links: [] },
  play: async ({ canvas }) => expect(canvas.queryByText('Popular')).toBeNull(),
});

/** On phones there is no room for the links. */
export const Variants = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { title: 'How can we help you with your voyage and everything that belongs to it? '.repeat(3) },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
