import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { from, token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** Cards of plans, beside one another where there is room. The recommended one is raised by its padding. */
export const PlanCards = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${token('space.5')};
  ${from('sm')} {
    grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
    &[data-raised] > [data-accent] {
      margin-block: calc(-1 * ${token('space.4')});
      padding-block: 44px;
    }
  }
  ${from('md')} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
`;

/** Cards that are on their way. */
export function PlanCardsSkeleton({ count, height }: { count: number; height: number }) {
  return (
    <PlanCards $columns={count}>
      {Array.from({ length: count }, (_, index) => (
        // Cards that are on their way differ in nothing but their place.
        <Skeleton key={index} shape="box" height={`${height}px`} />
      ))}
    </PlanCards>
  );
}
