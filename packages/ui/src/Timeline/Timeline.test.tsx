import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Timeline, TimelineDay, TimelineItem, TimelineSkeleton } from './Timeline';

it('renders on a server', () => {
  const html = renderToString(
    <Timeline aria-label="Activities">
      <TimelineDay label="Today" dateTime="2026-03-17" date="Tue, Mar 17">
        <TimelineItem title="Nightly tests passed" time="05:10" dateTime="2026-03-17T05:10:00Z" />
      </TimelineDay>
    </Timeline>,
  );
  expect(html).toContain('<time data-part="time" dateTime="2026-03-17T05:10:00Z">05:10</time>');
  expect(renderToString(<TimelineSkeleton count={2} />)).toContain('aria-busy');
});
