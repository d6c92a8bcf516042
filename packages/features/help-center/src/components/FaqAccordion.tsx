import type { Faq } from '@quarterdeck/contract/entities/faq';
import { useTranslation } from '@quarterdeck/i18n';
import { LazyAccordion } from '@quarterdeck/ui/Accordion';
import { useCopy } from '@quarterdeck/ui/copy';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { token } from '@quarterdeck/ui/tokens';
import { Check, Link2 } from 'lucide-react';
import { styled } from 'styled-components';
import { faqAddress } from '../model/helpEntries';

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
  const { t } = useTranslation();
  const { isCopied, copy, forget } = useCopy();
  const setOpen = (id: string) => {
    forget();
    onOpen(id);
  };
  return (
    <Boxed
      variant="boxed"
      expandedKeys={open === '' ? [] : [open]}
      onExpandedChange={(keys) => setOpen(String([...keys][0] ?? ''))}
      items={faqs.map(({ id, question, answer }) => ({
        id,
        title: (
          <span id={id} data-linked={id === linked || undefined}>
            {question}
          </span>
        ),
        action: (
          <IconButton
            icon={isCopied && id === open ? Check : Link2}
            size="sm"
            label={t(isCopied && id === open ? 'helpCenter.copied' : 'helpCenter.copyLink')}
            onPress={() => void copy(new URL(faqAddress(id), location.origin).href)}
            onBlur={forget}
          />
        ),
        children: answer.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>),
      }))}
    />
  );
}

const Boxed = styled(LazyAccordion)`
  & > div:has([data-linked]) {
    box-shadow: inset 2px 0 ${token('accent.indicator')};
  }
  & > div:has([data-linked]):dir(rtl) {
    box-shadow: inset -2px 0 ${token('accent.indicator')};
  }
  & p {
    max-inline-size: 66ch;
  }
  & p + p {
    margin-block-start: ${token('space.2')};
  }
  & [id] {
    scroll-margin-block: 96px;
  }
`;
