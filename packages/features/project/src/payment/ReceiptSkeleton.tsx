import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Sheet } from '../shared/Paper.styles';

/** The box of a receipt. */
export function ReceiptSkeleton() {
  return (
    <Sheet as="div">
      <Skeleton width="40%" />
      <Skeleton shape="rows" count={4} />
    </Sheet>
  );
}
