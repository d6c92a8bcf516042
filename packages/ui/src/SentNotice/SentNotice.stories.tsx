import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Description } from '../DescriptionList';
import { ButtonLink } from '../Link';
import { PageSection } from '../Page';
import { RowList } from '../RowList';
import { SentNotice } from './SentNotice';

const meta = preview.meta({
  title: 'Components/Feedback/SentNotice',
  component: SentNotice,
  args: {
    title: 'Message sent',
    text: 'We usually reply within one working day, to elif@harbour.example.',
    way: {
      'aria-label': 'What happens next',
      current: 'team',
      steps: [
        { id: 'sent', label: 'Sent', description: 'Sat, Nov 21, 9:42 AM' },
        { id: 'team', label: 'With the team', description: 'A person reads it' },
        { id: 'reply', label: 'Reply', description: 'Within one working day' },
      ],
      words: { done: 'done', error: '' },
      summary: 'Step 2 of 3',
    },
    facts: [
      <Description key="reference" term="Reference" copyText="SUP-2041">
        SUP-2041
      </Description>,
      <Description key="subject" term="Subject">
        Two receipts
      </Description>,
    ],
    actions: (
      <ButtonLink variant="primary" href="/">
        Back to Help center
      </ButtonLink>
    ),
  },
  parameters: { covers: ['component:@quarterdeck/ui/SentNotice'], docs: { story: { inline: false } } },
  render: (args) => (
    <div style={{ maxInlineSize: 640 }}>
      <SentNotice {...args} />
    </div>
  ),
});

/** It takes the focus, since the form's button has gone. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Message sent' })).toHaveFocus());
    await expect(canvas.getByText('SUP-2041')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'What happens next' })).toBeVisible();
  },
});

/** With something to read in the meantime. */
export const Variants = meta.story({
  args: {
    children: (
      <PageSection title="While you wait">
        <RowList rows={[{ href: '/refunds', title: 'Refunds', text: 'What comes back, and how fast' }]} />
      </PageSection>
    ),
  },
});

/** Another step of the way: an answer is there. */
export const States = meta.story({
  render: (args) => <SentNotice {...args} way={{ ...args.way, current: 'reply', summary: 'Step 3 of 3' }} />,
});

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Your message was sent to everybody who can help with it',
    facts: <Description term="Subject">{'Two receipts '.repeat(80)}</Description>,
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
