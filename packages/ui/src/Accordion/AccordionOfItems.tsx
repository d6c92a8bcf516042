import { Accordion, Disclosure } from './Accordion';
import type { LazyAccordionProps } from './LazyAccordion';

/** The rows of a `LazyAccordion` once their code is there. */
export function AccordionOfItems({ items, level, ...rest }: LazyAccordionProps) {
  return (
    <Accordion {...rest}>
      {items.map((item) => (
        <Disclosure key={item.id} {...item} {...(level ? { level } : {})} />
      ))}
    </Accordion>
  );
}
