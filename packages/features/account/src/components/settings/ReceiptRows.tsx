import { paths } from '@quarterdeck/contract';
import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { RouterLink } from '@quarterdeck/ui/router';
import { from, token, type } from '@quarterdeck/ui/tokens';
import { ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { listRows } from './Settings.styles';

/** Receipts below each other, each a link: its number, when and for how much was paid. */
export function ReceiptRows({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useTranslation();
  const { date, number: written } = useFormats();
  const { money } = useMeasures();
  return (
    <List aria-label={t('settings.receipts.title')}>
      {receipts.map(({ id, number, paidAt, lines, total, currency }) => (
        <li key={id}>
          <RouterLink to={paths.receipt.href(id)}>
            <span>
              <strong>{t('settings.receipts.numbered', { number })}</strong>
              <small>
                <time dateTime={paidAt}>{date(paidAt)}</time>
                {' · '}
                {t('settings.receipts.lines', { count: lines.length, formatted: written(lines.length) })}
              </small>
            </span>
            <b>{money(total, currency, 'exact')}</b>
            <Icon icon={ChevronRight} size="sm" isDirectional />
          </RouterLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  overflow: clip;
  ${listRows}
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${token('space.3')};
    align-items: center;
    min-block-size: 64px;
    padding: ${token('space.3')} ${token('space.4')};
    color: ${token('text.tertiary')};
    ${from('sm')} {
      padding-inline: ${token('space.6')};
    }
    text-decoration: none;
    @media (hover: hover) {
      &:hover {
        background: ${token('fill.hover')};
      }
    }
    &:focus-visible {
      outline: 2px solid ${token('focus.ring')};
      outline-offset: -2px;
    }
  }
  & b {
    color: ${token('text.primary')};
    font-variant-numeric: tabular-nums;
    ${type('body-medium')}
  }
`;
