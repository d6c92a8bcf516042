import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { below, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { planBox, roadmapBox, rowHeights, weeksBox } from '../roadmap/roadmapBox';

/** Width of each title, and where its bar begins and how long it is, in percent. */
const rows = [
  { title: 52, from: 0, length: 16 },
  { title: 70, from: 16, length: 8 },
  { title: 44, from: 24, length: 14 },
  { title: 61, from: 38, length: 6 },
  { title: 56, from: 44, length: 18 },
  { title: 38, from: 62, length: 8 },
  { title: 66, from: 70, length: 12 },
  { title: 48, from: 82, length: 10 },
];

/** The head of the weeks, and rows of which each begins where the one before ends. */
export function RoadmapSkeleton() {
  return (
    <Roadmap data-part="roadmap-skeleton">
      <Plan>
        <Weeks />
        {rows.map(({ title, from, length }) => (
          <Row key={title}>
            <Skeleton width={`${title}%`} data-part="title" />
            <div>
              <Skeleton shape="box" width={`${length}%`} height="100%" style={{ marginInlineStart: `${from}%` }} />
            </div>
          </Row>
        ))}
      </Plan>
    </Roadmap>
  );
}

const Roadmap = styled.div`
  ${roadmapBox}
`;

const Plan = styled.div`
  ${planBox}
  overflow: hidden;
`;

const Weeks = styled.div`
  ${weeksBox}
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: var(--names) minmax(0, 1fr);
  align-items: center;
  flex: none;
  block-size: ${rowHeights.oneLine}px;
  border-block-end: 1px solid ${token('border.subtle')};
  & > [data-part='title'] {
    margin-inline: ${token('space.4')};
  }
  & > div {
    block-size: 24px;
  }
  ${below('sm')} {
    grid-template: 28px 20px / minmax(0, 1fr);
    align-content: center;
    block-size: ${rowHeights.twoLines}px;
    & > [data-part='title'] {
      margin-inline: ${token('space.3')};
    }
    & > div {
      block-size: 20px;
    }
  }
`;
