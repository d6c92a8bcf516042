import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { below, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** Widths of the titles in percent, so that the rows do not look printed. */
const widths = [46, 62, 38, 55, 71, 44, 58, 35, 64, 50];

/** Rows in the box of the list while it is on its way. */
export function TaskListSkeleton() {
  return widths.map((width) => (
    <Row key={width}>
      <Skeleton shape="circle" width="18px" height="18px" />
      <Skeleton width={`${width}%`} />
    </Row>
  ));
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  block-size: ${token('row.list')};
  padding-inline: 44px ${token('space.4')};
  border-block-end: 1px solid ${token('border.subtle')};
  ${below('sm')} {
    block-size: 60px;
    padding-inline: ${token('space.4')};
  }
`;
