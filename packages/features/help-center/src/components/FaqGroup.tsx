import type { FaqCategoryWithFaqs } from '@quarterdeck/contract/entities/faq';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useState } from 'react';
import { FaqAccordion, type FaqAccordionProps } from './FaqAccordion';

/** Questions that a group shows at first, and each time that somebody asks for more. */
const step = 50;

export interface FaqGroupProps extends Omit<FaqAccordionProps, 'faqs'> {
  category: FaqCategoryWithFaqs;
}

/** One group of questions. A long one shows its first questions, and always the one that is open. */
export function FaqGroup({ category: { slug, title, faqs }, open, ...rest }: FaqGroupProps) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(step);
  const index = faqs.findIndex(({ id }) => id === open);
  const shown = faqs.slice(0, Math.max(limit, index + 1));
  return (
    <section aria-labelledby={slug}>
      <h2 id={slug} tabIndex={-1}>
        {title}
      </h2>
      <FaqAccordion faqs={shown} open={index === -1 ? '' : open} {...rest} />
      {shown.length < faqs.length ? (
        <Button variant="ghost" onPress={() => setLimit(shown.length + step)}>
          {t('helpCenter.faqs.more')}
        </Button>
      ) : null}
    </section>
  );
}
