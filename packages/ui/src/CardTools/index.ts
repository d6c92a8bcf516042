export { CardTools, useCardTools } from './CardTools';
export type { CardToolsProps } from './CardTools';
