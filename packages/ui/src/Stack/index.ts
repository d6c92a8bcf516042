export { Container, containerWidths, Grid, Inline, Stack } from './Stack';
export type {
  AutoGridProps as GridProps,
  ContainerProps,
  ContainerWidth,
  InlineProps,
  Responsive,
  Space,
  StackProps,
} from './Stack';
