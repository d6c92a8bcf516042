import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { FlaskConical, Pencil } from 'lucide-react';
import { Avatar } from '../Avatar';
import { Timeline, TimelineDay, TimelineItem } from './Timeline';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For what has happened, in its order and by day: who did what, and when.',
      picture: () => (
        <Timeline aria-label="Activities" style={{ inlineSize: '100%' }}>
          <TimelineDay label="Today" date="Tue, Mar 17">
            <TimelineItem
              marker={<Avatar id="luc" name="Luc Beaumarchand" label="" hue="amber" />}
              time="07:31"
              title={
                <>
                  <b>Luc</b> finished <b>Beta report</b>
                </>
              }
            />
            <TimelineItem icon={FlaskConical} tone="success" time="05:10" title="Nightly tests passed" />
          </TimelineDay>
        </Timeline>
      ),
    },
    {
      text: 'With `size="sm"` and without days, for the short history of a record in its pane.',
      picture: () => (
        <Timeline size="sm" aria-label="Activity" style={{ inlineSize: '100%' }}>
          <TimelineItem icon={Pencil} title="Marta changed the due date" time="Mar 9" />
          <TimelineItem title="Marta added the tag Pilot" time="Mar 8" />
        </Timeline>
      ),
    },
  ],
  avoid: [
    {
      text: 'For steps of which some are still to come. Nothing here says where people are.',
      instead: 'Stepper',
      picture: () => (
        <Timeline size="sm" aria-label="Checkout" style={{ inlineSize: '100%' }}>
          <TimelineItem title="Your details" />
          <TimelineItem title="Payment" />
          <TimelineItem title="Receipt" />
        </Timeline>
      ),
    },
    { text: 'For what people say about a record, with a field to answer in.', instead: 'CommentList' },
    { text: 'For work that takes weeks, side by side.', instead: 'Roadmap' },
  ],
  parts: {
    day: 'The name of a day, such as Today.',
    date: 'The date after it.',
    marker: 'The avatar, icon or dot on the line.',
    icon: 'The icon of what no person did.',
    dot: 'The dot of an item without avatar and icon.',
    badge: 'The small icon at the corner of the marker.',
    title: 'What happened, in a sentence.',
    time: 'When it happened.',
    content: 'What is below the title: text, a quote, a card.',
    label: 'The title in a card.',
    meta: 'The kind of thing that the card leads to.',
  },
  states: ['size', 'tone'],
  keyboard: [],
  accessibility: [
    'An ordered list that needs `aria-label`. Each day is a list of its own, named by its heading; set `headingLevel` to fit the page.',
    'Marker, badge and tone are decoration: the title has to say who did it and how it went. Give an avatar in it an empty `label`.',
    'A `TimelineCard` is one link, read with its title and its kind.',
  ],
};
