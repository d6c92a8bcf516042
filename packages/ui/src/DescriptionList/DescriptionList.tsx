import { Check, Copy } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { CloseButton } from '../CloseButton';
import { useCopy } from '../copy';
import { Icon } from '../Icon';
import type { IconComponent } from '../Icon/IconComponent';
import { useKitMessages } from '../messages';
import { List, Pair, type DescriptionListLayout } from './DescriptionList.styles';

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /** `Description` elements. */
  children: ReactNode;
  /** Terms beside their values, above them, or pairs in columns. @default 'rows' */
  layout?: DescriptionListLayout;
}

/** Terms and their values: the facts of one thing. */
export function DescriptionList({ layout = 'rows', ...rest }: DescriptionListProps) {
  return <List data-layout={layout} {...rest} />;
}

export interface DescriptionProps extends Omit<ComponentProps<'div'>, 'children'> {
  term: string;
  children: ReactNode;
  icon?: IconComponent;
  /** Adds a copy button on hover and focus; this is what it copies. */
  copyText?: string;
}

export function Description({ term, children, icon, copyText, ...rest }: DescriptionProps) {
  const messages = useKitMessages();
  const { isCopied, copy, forget } = useCopy();
  return (
    <Pair {...rest}>
      <dt>
        {icon ? <Icon icon={icon} size="sm" /> : null}
        {term}
      </dt>
      <dd>
        {children}
        {copyText === undefined ? null : (
          <CloseButton
            size="sm"
            icon={isCopied ? Check : Copy}
            label={isCopied ? messages.copied : messages.copy(term)}
            onPress={() => void copy(copyText)}
            onBlur={forget}
            data-part="copy"
          />
        )}
      </dd>
    </Pair>
  );
}
