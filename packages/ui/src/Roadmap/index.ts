export { Roadmap } from './Roadmap';
export type { RoadmapProps } from './Roadmap';
export { roadmapTones } from './Roadmap.styles';
export type { RoadmapTone } from './Roadmap.styles';
export { dayAt, lastDayOf } from './roadmapDays';
export type { RoadmapSpan, RoadmapWeeks } from './roadmapDays';
export type { RoadmapItem } from './RoadmapRow';
export { RoadmapSkeleton } from './RoadmapSkeleton';
export type { RoadmapSkeletonProps } from './RoadmapSkeleton';
