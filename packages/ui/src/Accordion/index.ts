export { Accordion, Disclosure } from './Accordion';
export type { AccordionProps, DisclosureProps } from './Accordion';
