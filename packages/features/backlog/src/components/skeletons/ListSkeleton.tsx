import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { below, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** Widths of the titles in percent, so that the rows do not look printed. */
const widths = [34, 46, 28, 39, 52, 31, 43, 25];

/** Eight rows in the box of the list. */
export function ListSkeleton() {
  return (
    <Frame data-part="list-skeleton">
      {widths.map((width) => (
        <Row key={width}>
          <Skeleton shape="circle" width="18px" height="18px" />
          <Skeleton width="54px" />
          <Skeleton width={`${width}%`} />
          <Skeleton width="96px" data-part="effort" />
          <Skeleton shape="circle" width="24px" height="24px" />
        </Row>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  block-size: 48px;
  padding-inline: 40px ${token('space.4')};
  & + & {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & > [data-part='effort'] {
    margin-inline-start: auto;
  }
  ${below('sm')} {
    block-size: 64px;
    padding-inline: ${token('space.4')};
    & > [data-part='effort'] {
      display: none;
    }
  }
`;
