import { styled } from 'styled-components';
import { Skeleton } from '../Skeleton';
import { placesOf } from '../Skeleton/placesOf';
import { type } from '../tokens';
import { Row, rowHeight } from './InboxPanel.styles';

/** Widths of the last line of a description in percent, so that the rows do not look printed. */
const widths = [72, 38, 60, 46];

/** Items on their way: rows of the same height with the places of picture, title, two lines and time. */
export function InboxSkeleton() {
  return placesOf(widths.length).map((index) => (
    // Grey rows differ in nothing but their place.
    <WaitingRow key={index}>
      <Skeleton shape="circle" width="40px" />
      <div data-part="words">
        <Title>
          <Skeleton width="46%" />
        </Title>
        <Line>
          <Skeleton width="94%" />
        </Line>
        <Line>
          <Skeleton width={`${widths[index]}%`} />
        </Line>
        <Line>
          <Skeleton width="32%" />
        </Line>
      </div>
    </WaitingRow>
  ));
}

const WaitingRow = styled(Row)`
  block-size: ${rowHeight}px;
  pointer-events: none;
`;

/** As high as a line of text. */
const Line = styled.div`
  display: grid;
  align-items: center;
  ${type('small')}
  block-size: 1lh;
`;

const Title = styled(Line)`
  ${type('body')}
`;
