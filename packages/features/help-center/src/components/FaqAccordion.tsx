import type { Faq } from '@quarterdeck/contract/entities/faq';
import { LinkedAccordion, type LinkedAccordionProps } from '@quarterdeck/ui/LinkedAccordion';
import { faqAddress } from '../model/helpEntries';

export interface FaqAccordionProps extends Omit<LinkedAccordionProps, 'items' | 'hrefOf'> {
  faqs: readonly Faq[];
}

/** Questions of a group, of which one is open. An empty line in an answer begins a paragraph. */
export function FaqAccordion({ faqs, ...rest }: FaqAccordionProps) {
  return (
    <LinkedAccordion
      {...rest}
      hrefOf={faqAddress}
      items={faqs.map(({ id, question, answer }) => ({
        id,
        title: question,
        children: answer.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>),
      }))}
    />
  );
}
