import preview from '@quarterdeck/storybook/preview';
import {
  Check,
  CircleCheck,
  FlaskConical,
  GitPullRequest,
  MessageCircle,
  Pencil,
  Phone,
  Tag,
  Users,
} from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Avatar } from '../Avatar';
import { EmptyState } from '../EmptyState';
import { Timeline, TimelineCard, TimelineDay, TimelineItem, TimelineQuote, TimelineSkeleton } from './Timeline';
import { timelineTones } from './Timeline.styles';

const amara = <Avatar id="amara" name="Amara Okonjo" label="" hue="ultramarine" />;
const ingrid = <Avatar id="ingrid" name="Ingrid Solheim" label="" hue="rose" />;
const luc = <Avatar id="luc" name="Luc Beaumarchand" label="" hue="amber" />;
const deniz = <Avatar id="deniz" name="Deniz Kaya" label="" hue="purple" />;

const meta = preview.meta({
  title: 'Components/Data display/Timeline',
  component: Timeline,
  args: { 'aria-label': 'Activities', children: null },
  parameters: { covers: ['component:@quarterdeck/ui/Timeline'] },
  decorators: [
    (Story) => (
      <>
        <h1 style={{ marginBlockEnd: 20, font: 'var(--qd-type-title-1)' }}>Activities</h1>
        <div style={{ maxInlineSize: 720 }}>
          <Story />
        </div>
      </>
    ),
  ],
  render: (args) => (
    <Timeline {...args}>
      <TimelineDay label="Today" date="Tue, Mar 17" dateTime="2026-03-17">
        <TimelineItem
          marker={amara}
          badge={GitPullRequest}
          time="08:12"
          dateTime="2026-03-17T08:12:00Z"
          title={
            <>
              <b>Amara Okonjo</b> asked for a review of <b>Calendar grid: keys and focus</b>
            </>
          }
        >
          <p>Twelve files, most of them stories. Start with the test of the focus; everything else follows from it.</p>
          <TimelineCard href="/apps/tasks/1" icon={CircleCheck} meta="Task">
            Review Amara’s calendar grid for keyboard use
          </TimelineCard>
        </TimelineItem>
        <TimelineItem
          marker={ingrid}
          badge={MessageCircle}
          time="07:50"
          dateTime="2026-03-17T07:50:00Z"
          title={
            <>
              <b>Ingrid Solheim</b> commented on <b>Two guests can book the last place at the same second</b>
            </>
          }
        >
          <TimelineQuote>
            A longer timeout only makes it rarer. I would rather hold the row for ten seconds and tell the second guest
            the truth.
          </TimelineQuote>
          <TimelineCard href="/apps/tasks/2" icon={CircleCheck} meta="Task">
            Two guests can book the last place at the same second
          </TimelineCard>
        </TimelineItem>
        <TimelineItem
          marker={luc}
          badge={Check}
          time="07:31"
          dateTime="2026-03-17T07:31:00Z"
          title={
            <>
              <b>Luc Beaumarchand</b> finished <b>Thank Bram van der Velden for the beta report</b>
            </>
          }
        />
        <TimelineItem
          icon={FlaskConical}
          tone="success"
          time="05:10"
          dateTime="2026-03-17T05:10:00Z"
          title={
            <>
              <b>Nightly tests</b> passed in 41 minutes
            </>
          }
        />
      </TimelineDay>
      <TimelineDay label="Yesterday" date="Mon, Mar 16" dateTime="2026-03-16">
        <TimelineItem
          marker={deniz}
          badge={Phone}
          time="17:33"
          dateTime="2026-03-16T17:33:00Z"
          title={
            <>
              <b>Deniz Kaya</b> spoke with <b>Thandiwe Mokwena</b> for 18 minutes
            </>
          }
        >
          <TimelineCard href="/apps/contacts/1" icon={Users} meta="Contact">
            Thandiwe Mokwena
          </TimelineCard>
        </TimelineItem>
      </TimelineDay>
    </Timeline>
  ),
});

/** An ordered list of days, each an ordered list that its head names. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const today = canvas.getByRole('list', { name: /Today Tue, Mar 17/ });
    await expect(within(today).getAllByRole('listitem')).toHaveLength(4);
    await expect(today.tagName).toBe('OL');
    await expect(canvas.getByRole('heading', { level: 2, name: /Yesterday/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Thandiwe Mokwena/ })).toHaveAttribute('href', '/apps/contacts/1');
    await expect(canvas.getByText('08:12')).toHaveAttribute('datetime', '2026-03-17T08:12:00Z');
  },
});

/** Small markers in a pane, without days; all tones; markers without an icon. */
export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Timeline size="sm" aria-label="Activity">
        <TimelineItem
          icon={MessageCircle}
          title={
            <>
              <b>Marta</b> sent 2 messages in chat
            </>
          }
          time="Today, 7:44 am"
        />
        <TimelineItem
          icon={Pencil}
          title={
            <>
              <b>Marta</b> updated <b>Season calendar 2026</b>
            </>
          }
          time="Yesterday, 5:30 pm"
        />
        <TimelineItem
          icon={Tag}
          title={
            <>
              <b>You</b> added the tag <b>Pilot customer</b>
            </>
          }
          time="Mar 9"
        />
      </Timeline>
      <Timeline aria-label="Tones">
        {timelineTones.map((tone) => (
          <TimelineItem key={tone} icon={FlaskConical} tone={tone} title={<b>{tone}</b>} />
        ))}
        <TimelineItem title="Without an icon" />
      </Timeline>
    </div>
  ),
});

/** Loading, and nothing yet. */
export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      <TimelineSkeleton />
      <EmptyState title="No activities yet" text="What your team does will be listed here." headingLevel={2} />
    </div>
  ),
});

export const LongContent = meta.story({
  render: () => (
    <Timeline aria-label="Activities">
      <TimelineDay label={'Donnerstag'.repeat(12)} date={'17 March 2026 '.repeat(9)} dateTime="no date">
        <TimelineItem
          marker={amara}
          badge={Check}
          time="08:12"
          dateTime="no time"
          title={
            <>
              <b>{'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)}</b> finished{' '}
              <b>{'<script>alert(1)</script> '.repeat(6)}</b>
            </>
          }
        >
          <TimelineQuote>{'A longer timeout only makes it rarer. '.repeat(20)}</TimelineQuote>
          <TimelineCard href="/apps/tasks/1" icon={CircleCheck} meta={'Task '.repeat(10)}>
            {'Two guests can book the last place '.repeat(8)}
          </TimelineCard>
        </TimelineItem>
        <TimelineItem title="" time="" />
      </TimelineDay>
    </Timeline>
  ),
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { 'aria-label': 'Etkinlikler' },
  render: (args) => (
    <Timeline {...args}>
      <TimelineDay label="Bugün" date="17 Mart Salı" dateTime="2026-03-17">
        <TimelineItem
          marker={deniz}
          badge={MessageCircle}
          time="08.12"
          dateTime="2026-03-17T08:12:00Z"
          title={
            <>
              <b>Deniz Kaya</b>, <b>Takvim ızgarası</b> işine yorum yaptı
            </>
          }
        >
          <TimelineCard href="/apps/tasks/1" icon={CircleCheck} meta="Görev">
            Takvim ızgarasını klavyeyle dene
          </TimelineCard>
        </TimelineItem>
      </TimelineDay>
    </Timeline>
  ),
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
