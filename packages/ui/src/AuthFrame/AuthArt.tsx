import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ContourArt } from '../ContourArt';
import { CourseLine } from '../CourseLine';
import { below, token, type } from '../tokens';

/** Of the drawing; it covers whatever room it has. */
const width = 680;
const height = 840;

/** Where the course leads, in units of the drawing: on to the chart, and off it. */
const course = [
  { x: -20, y: 620 },
  { x: 244, y: 434 },
  { x: 476, y: 356 },
  { x: 570, y: 233 },
  { x: 720, y: 160 },
];

/** The same on the band of phones, in its pixels. */
const bandCourse = [
  { x: -12, y: 78 },
  { x: 104, y: 62 },
  { x: 226, y: 32 },
  { x: 352, y: 14 },
];
const bandWidth = 327;
const bandHeight = 96;

const weeks = [0, 2, 4, 6, 8, 10, 12];
const strokeCount = 61;
/** Every fifth stroke is longer, every tenth the longest. */
const strokes = Array.from({ length: strokeCount }, (_, index) => {
  const length = index % 10 === 0 ? 14 : index % 5 === 0 ? 9 : 6;
  return `M${index * 10 + 0.5} 0v${length}`;
}).join('');

/** The hull beside a form: soundings, a course over twelve weeks, and a few words. */
export function AuthArt({ headline, lead }: { headline: ReactNode; lead: ReactNode }) {
  return (
    <Hull data-part="art">
      <div data-part="chart" aria-hidden>
        <ContourArt seed="auth-chart" width={width} height={height} levels={16} tone="hull" hasDepth />
        <CourseLine
          points={course}
          current={3}
          width={width}
          height={height}
          tone="hull"
          preserveAspectRatio="xMidYMid slice"
          data-part="course"
        />
        <CourseLine
          points={bandCourse}
          current={2}
          width={bandWidth}
          height={bandHeight}
          tone="hull"
          preserveAspectRatio="xMidYMid slice"
          data-part="band-course"
        />
        <div data-part="ruler">
          <svg viewBox={`0 0 ${(strokeCount - 1) * 10 + 1} 14`} preserveAspectRatio="none">
            <path d={strokes} vectorEffect="non-scaling-stroke" />
          </svg>
          <div>
            {weeks.map((week) => (
              <span key={week} data-part="week">
                W{week}
              </span>
            ))}
          </div>
        </div>
      </div>
      <div data-part="words">
        {headline === undefined ? null : <p data-part="headline">{headline}</p>}
        {lead}
      </div>
    </Hull>
  );
}

const Hull = styled.div`
  grid-area: art;
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-inline-size: 0;
  overflow: clip;
  color: ${token('hull.text')};
  background: ${token('hull.background')};
  & > [data-part='chart'] {
    position: absolute;
    z-index: -1;
    inset: 0;
    & > svg {
      position: absolute;
      inset: 0;
      block-size: 100%;
      inline-size: 100%;
    }
    /* The words at the foot stand on plain ground. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(transparent 52%, ${token('hull.background')} 86%);
    }
  }
  [data-reversed] > & > [data-part='chart'] > svg {
    transform: scaleX(-1);
  }
  &:dir(rtl) > [data-part='chart'] > svg {
    transform: scaleX(-1);
  }
  [data-reversed] > &:dir(rtl) > [data-part='chart'] > svg {
    transform: none;
  }
  & [data-part='band-course'] {
    display: none;
  }
  & [data-part='ruler'] {
    position: absolute;
    inset-block-start: 50px;
    inset-inline: 54px;
    direction: ltr;
    & > svg {
      display: block;
      inline-size: 100%;
      block-size: 14px;
    }
    & path {
      stroke: ${token('hull.mark')};
      stroke-opacity: 0.7;
    }
    & > div {
      display: flex;
      justify-content: space-between;
      margin-block-start: ${token('space.2')};
      color: ${token('hull.text-secondary')};
      ${type('code')}
    }
  }
  & > [data-part='words'] {
    display: flex;
    flex-direction: column;
    gap: ${token('space.4')};
    max-inline-size: 560px;
    padding: 54px;
    color: ${token('hull.text-secondary')};
  }
  & [data-part='headline'] {
    max-inline-size: 10em;
    color: ${token('hull.text')};
    text-wrap: balance;
    white-space: pre-line;
    ${type('display')}
    font-size: 40px;
    line-height: 44px;
  }
  ${below('md')} {
    grid-area: band;
    block-size: 96px;
    border-radius: ${token('radius.xl')};
    & > [data-part='words'],
    & [data-part='course'],
    & [data-part='ruler'] {
      display: none;
    }
    & [data-part='band-course'] {
      display: block;
    }
    & > [data-part='chart']::after {
      content: none;
    }
  }
`;
