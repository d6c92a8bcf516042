export { ScrollArea } from './ScrollArea';
export type { ScrollAreaProps } from './ScrollArea';
export { useScrollEdges } from './useScrollEdges';
