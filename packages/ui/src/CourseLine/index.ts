export { CourseLine } from './CourseLine';
export type { CourseLineProps } from './CourseLine';
export type { WayPoint } from './coursePath';
