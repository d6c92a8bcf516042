import type { Faq } from '@quarterdeck/contract/entities/faq';
import { Accordion, Disclosure } from '@quarterdeck/ui/Accordion';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { faqAddress } from '../model/helpEntries';
import { CopyLinkButton } from './CopyLinkButton';

export interface FaqAccordionProps {
  faqs: readonly Faq[];
  /** Id of the open question; empty when all are closed. */
  open: string;
  onOpen: (id: string) => void;
  /** Id of the question that the address leads to. */
  linked?: string;
}

/** Questions of a group, of which one is open. An empty line in an answer begins a paragraph. */
export function FaqAccordion({ faqs, open, onOpen, linked }: FaqAccordionProps) {
  return (
    <Frame>
      <Accordion
        expandedKeys={open === '' ? [] : [open]}
        onExpandedChange={(keys) => onOpen(String([...keys][0] ?? ''))}
      >
        {faqs.map(({ id, question, answer }) => (
          <Disclosure
            key={id}
            id={id}
            level={3}
            title={
              <span id={id} data-linked={id === linked || undefined}>
                {question}
              </span>
            }
          >
            {answer.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <CopyLinkButton address={faqAddress(id)} />
          </Disclosure>
        ))}
      </Accordion>
    </Frame>
  );
}

const Frame = styled.div`
  overflow: clip;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  &&& > div > div:first-child {
    border-block-start: 0;
  }
  &&& > div > div:last-child {
    border-block-end: 0;
  }
  & > div > div:has([data-linked]) {
    box-shadow: inset 2px 0 ${token('accent.indicator')};
  }
  & > div > div:has([data-linked]):dir(rtl) {
    box-shadow: inset -2px 0 ${token('accent.indicator')};
  }
  & h3 > button {
    min-block-size: 48px;
    padding-inline: ${token('space.5')};
    border-radius: 0;
  }
  & [data-part='content'] {
    display: grid;
    justify-items: start;
    gap: ${token('space.2')};
    padding-inline: ${token('space.5')};
  }
  & p {
    max-inline-size: 66ch;
    ${type('body')}
  }
  & [data-part='content'] > button {
    margin-inline-start: calc(-1 * ${token('space.2-5')});
  }
  & [id] {
    scroll-margin-block: 96px;
  }
`;
