import type { BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { CircleArrowRight, CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';

/** The picture of each status; its word stands beside it. */
export const statusIcons: Record<BacklogStatus, LucideIcon> = {
  now: CircleDot,
  next: CircleArrowRight,
  later: CircleDashed,
  done: CircleCheck,
};
