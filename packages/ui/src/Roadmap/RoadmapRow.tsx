import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';
import { Row, Track, type RoadmapTone } from './Roadmap.styles';
import { beyondOf, type RoadmapSpan } from './roadmapDays';

export interface RoadmapItem extends RoadmapSpan {
  /** Unique on the roadmap. */
  id: string;
  /** Before the title, such as the key of a record. */
  code?: string;
  title: string;
  /** On its bar or beside it, such as "2 weeks". */
  label?: string;
  /** @default 'tint' */
  tone?: RoadmapTone;
  /** What the bar says, for screen readers: state, days, and that it ends too late. */
  description: string;
}

interface RoadmapRowProps {
  item: RoadmapItem;
  /** Working days of the whole roadmap. */
  days: number;
  /** Width of a working day where weeks are narrowest, in CSS pixels. */
  dayWidth: number;
  noPlaceText: string;
  beyondText: string;
}

/** Width of a character and of the padding of a bar, in CSS pixels. */
const characterWidth = 7;
const padding = 16;

/** An item and its place in the weeks. */
export function RoadmapRow({ item, days, dayWidth, noPlaceText, beyondText }: RoadmapRowProps) {
  const { code, title, label = '', tone = 'tint', description } = item;
  // What is no number of days has no place, and nothing begins before the first day.
  const [from, to] = [item.from, item.to].map((day) => (Number.isFinite(day) ? Math.max(0, day ?? 0) : null));
  const isPlaced = typeof from === 'number' && typeof to === 'number';
  const beyond = isPlaced ? beyondOf({ from, to }, days) : 'no';
  const share = (part: number) => `${(part / days) * 100}%`;
  /** Where the words of a bar stand: in it where there is room (undefined), else after it, or before it near the end. */
  const wordsPlace = (start: number, end: number): 'after' | 'before' | undefined => {
    const width = label.length * characterWidth + padding;
    if ((Math.min(end, days) - start) * dayWidth >= width) return undefined;
    return (days - end) * dayWidth >= width ? 'after' : 'before';
  };
  return (
    <Row role="gridcell" data-tone={tone}>
      <div data-part="name">
        {code === undefined ? null : <code>{code}</code>}
        <span data-part="title">{title}</span>
      </div>
      <Track>
        {isPlaced && beyond !== 'wholly' ? (
          <i
            aria-hidden
            data-part="bar"
            data-tone={tone}
            data-beyond={beyond === 'partly' || undefined}
            data-words={wordsPlace(from, to)}
            style={{ '--start': share(from), '--length': share(Math.min(to, days) - from) } as CSSProperties}
          >
            <span>{label}</span>
          </i>
        ) : null}
        {isPlaced ? null : <span data-part="note">{noPlaceText}</span>}
        {beyond === 'wholly' ? <span data-part="beyond">{beyondText}</span> : null}
      </Track>
      <VisuallyHidden>{description}</VisuallyHidden>
    </Row>
  );
}
