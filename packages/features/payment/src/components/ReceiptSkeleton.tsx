import { Paper } from '@quarterdeck/ui/Paper';
import { Skeleton } from '@quarterdeck/ui/Skeleton';

/** The box of a receipt. */
export function ReceiptSkeleton() {
  return (
    <Paper as="div">
      <Skeleton width="40%" />
      <Skeleton shape="rows" count={4} />
    </Paper>
  );
}
