export { Timeline, TimelineCard, TimelineDay, TimelineItem, TimelineQuote, TimelineSkeleton } from './Timeline';
export type {
  TimelineCardProps,
  TimelineDayProps,
  TimelineItemProps,
  TimelineProps,
  TimelineSkeletonProps,
} from './Timeline';
export { timelineSizes, timelineTones } from './Timeline.styles';
export type { TimelineSize, TimelineTone } from './Timeline.styles';
