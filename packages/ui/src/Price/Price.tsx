import type { ComponentProps } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { token, type } from '../tokens';
import { VisuallyHidden } from '../VisuallyHidden';
import { numberFormat } from '../intlFormats';

export const priceSizes = ['sm', 'md', 'lg'] as const;
export type PriceSize = (typeof priceSizes)[number];

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In major units of the currency: 12.5 is twelve and a half euros. What is no number shows as a dash. */
  amount: number;
  /** ISO 4217, such as "EUR". */
  currency: string;
  /** What it is for, such as "per month". */
  period?: string;
  /** What it was before, in major units; struck out. */
  was?: number;
  /** Read before the old price: "was". Required with `was`: not everybody hears a line through a number. */
  wasLabel?: string;
  /** Stands in place of an amount of 0, such as "Free". */
  freeLabel?: string;
  /** Text, figure or large figure. @default 'md' */
  size?: PriceSize;
}

/** Money as the language writes it; full amounts without decimals, figures of equal width. */
export function Price({ amount, currency, period, was, wasLabel, freeLabel, size = 'md', ...rest }: PriceProps) {
  const { locale } = useLocale();
  const format = numberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  /** What is no number is not written as "NaN". */
  const write = (value: number) => (Number.isNaN(value) ? '–' : format.format(value));
  const isFree = amount === 0 && freeLabel !== undefined;
  const figure = isFree ? freeLabel : write(amount);
  return (
    <Line data-size={size} {...rest}>
      {was === undefined ? null : (
        <s data-part="was">
          {wasLabel === undefined ? null : <VisuallyHidden>{wasLabel} </VisuallyHidden>}
          {write(was)}
        </s>
      )}
      <Amount
        data-free={isFree || undefined}
        data-part="amount"
        // Where a large figure has to fit, the style reckons with it.
        style={size === 'lg' ? { '--qd-price-length': figure.length } : undefined}
      >
        {figure}
      </Amount>
      {period === undefined || isFree ? null : <span data-part="period">{period}</span>}
    </Line>
  );
}

const Amount = styled.span`
  &[data-free] {
    color: ${token('success.text')};
  }
`;

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.1-5')};
  align-items: baseline;
  color: ${token('text.primary')};
  font-variant-numeric: tabular-nums;
  &[data-size='sm'] > ${Amount} {
    ${type('body-medium')}
  }
  &[data-size='md'] > ${Amount} {
    ${type('metric-md')}
  }
  &[data-size='lg'] > ${Amount} {
    ${type('metric-lg')}
  }
  & > [data-part='was'],
  & > [data-part='period'] {
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;
