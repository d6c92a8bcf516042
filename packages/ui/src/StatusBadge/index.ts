export { StatusBadge, statusTones } from './StatusBadge';
export type { StatusBadgeProps, StatusTone } from './StatusBadge';
