export { Accordion, Disclosure } from './Accordion';
export type { AccordionProps, DisclosureProps } from './Accordion';
export { LazyAccordion } from './LazyAccordion';
export type { AccordionItem, LazyAccordionProps } from './LazyAccordion';
