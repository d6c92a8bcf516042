import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { Icon } from '@quarterdeck/ui/Icon';
import { Tag } from '@quarterdeck/ui/Tag';
import { Check, Store } from 'lucide-react';
import type { RowWords } from './useRowWords';

export interface OriginTagProps {
  item: Pick<BacklogItem, 'requirementId' | 'price' | 'currency' | 'payment'>;
  words: Pick<RowWords, 'fromMarketplace' | 'price' | 'paid'>;
  /** @default 'sm' */
  size?: 'sm' | 'md';
}

/** What an item of the marketplace costs and whether that is paid; nothing for an own item. */
export function OriginTag({ item: { requirementId, price, currency, payment }, words, size = 'sm' }: OriginTagProps) {
  if (requirementId === null) return null;
  return (
    <Tag size={size} icon={<Icon icon={Store} size="xs" label={words.fromMarketplace} />} data-part="price-tag">
      <span data-part="price">
        {/* Before the amount, so that amounts below each other end at one line. */}
        {payment === 'paid' ? <Icon icon={Check} size="xs" label={words.paid} data-part="paid" /> : null}
        {words.price(price, currency)}
      </span>
    </Tag>
  );
}
