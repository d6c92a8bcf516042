import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import type { MarketplaceView } from '../model/marketplaceView';
import { Cards, Rows } from './Marketplace.styles';

const nine = Array.from({ length: 9 }, (_, index) => index);

/** Nine cards or rows that are still to come. */
export function MarketplaceSkeleton({ form }: Pick<MarketplaceView, 'form'>) {
  const List = form === 'list' ? Rows : Cards;
  return (
    <List>
      {nine.map((index) => (
        <li key={index}>{form === 'list' ? row : card}</li>
      ))}
    </List>
  );
}

const CardSpace = styled.div`
  overflow: clip;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  & > div {
    display: grid;
    gap: ${token('space.3')};
    padding: ${token('space.8')} ${token('space.4')} ${token('space.4')};
  }
`;

const card = (
  <CardSpace>
    <Skeleton shape="box" height="104px" />
    <div>
      <Skeleton width="55%" />
      <Skeleton width="80%" />
      <Skeleton count={3} />
      <Skeleton width="50%" />
      <Skeleton shape="box" height="32px" />
    </div>
  </CardSpace>
);

const RowSpace = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space.4')};
  align-items: center;
  min-block-size: 72px;
  padding: ${token('space.2')} ${token('space.4')};
`;

const row = (
  <RowSpace>
    <Skeleton shape="box" width="40px" height="40px" />
    <Skeleton width="60%" count={2} />
  </RowSpace>
);
