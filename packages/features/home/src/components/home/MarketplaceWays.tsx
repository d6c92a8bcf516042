import { paths } from '@quarterdeck/contract';
import { VisitorWays, type VisitorWaysProps } from './VisitorWays';

/** A link to the marketplace, which opens with a project. */
export function MarketplaceWays({ children }: Pick<VisitorWaysProps, 'children'>) {
  return (
    <VisitorWays href={paths.marketplace.href()} wanted="marketplace">
      {children}
    </VisitorWays>
  );
}
