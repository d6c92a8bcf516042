import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { Icon } from '@quarterdeck/ui/Icon';
import { Tag, type TagProps } from '@quarterdeck/ui/Tag';
import { token, type } from '@quarterdeck/ui/tokens';
import { Check, Store } from 'lucide-react';
import { css, keyframes } from 'styled-components';
import type { RowWords } from './useRowWords';

interface OriginTagProps extends Pick<TagProps, 'size'> {
  item: BacklogItem;
  words: RowWords;
}

/** What an item of the marketplace costs and whether that is paid; nothing for an own item. */
export function OriginTag({ item: { requirementId, price, currency, payment }, words, ...rest }: OriginTagProps) {
  if (requirementId === null) return null;
  return (
    <Tag icon={<Icon icon={Store} size="xs" label={words.fromMarketplace} />} data-part="price-tag" {...rest}>
      <span data-part="price">
        {/* Before the amount, so that amounts below each other end at one line. */}
        {payment === 'paid' ? <Icon icon={Check} size="xs" label={words.paid} data-part="paid" /> : null}
        {words.price(price, currency)}
      </span>
    </Tag>
  );
}

const arrive = keyframes`from { background: ${token('fill.selected')}; }`;

/** What rows and cards share; they come and go by the hundred, so the parts of their `OriginTag` are plain elements. */
export const itemParts = css`
  & [data-part='price'],
  & [data-part='overdue'] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  & [data-part='price'] {
    /* Not on the baseline of the mark, which would lift the amount. */
    vertical-align: top;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='overdue'] {
    flex: none;
    color: ${token('danger.text')};
    ${type('caption-medium')}
  }
  & [data-part='paid'] {
    color: ${token('success.text')};
  }
  &[data-arrived] {
    animation: ${arrive} 2s ${token('easing.standard')};
    @media (prefers-reduced-motion: reduce) {
      animation-timing-function: step-end;
    }
  }
`;
