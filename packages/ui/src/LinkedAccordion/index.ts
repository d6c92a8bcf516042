export { LinkedAccordion } from './LinkedAccordion';
export type { LinkedAccordionItem, LinkedAccordionProps } from './LinkedAccordion';
