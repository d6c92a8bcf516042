import { paths } from '@quarterdeck/contract';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { RouterLink } from '@quarterdeck/ui/router';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Text } from '@quarterdeck/ui/Text';
import { from, token } from '@quarterdeck/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ReceiptText } from 'lucide-react';
import { styled } from 'styled-components';
import { Fields, linkRows, Rows, sheetOfRows } from './Settings.styles';

/** What was paid for the project: each receipt a link, with its number, when and for how much was paid. */
export function ReceiptsPart({ id: projectId }: { id: ProjectId }) {
  const { t } = useTranslation();
  const { date, number: written } = useFormats();
  const { money } = useMeasures();
  const result = useQuery(projectQueries.receipts(projectId));
  return (
    <AsyncContent
      result={result}
      skeleton={
        <Fields>
          <Skeleton shape="rows" count={3} height="56px" />
        </Fields>
      }
      empty={
        <Rows>
          <EmptyState
            icon={ReceiptText}
            title={t('settings.receipts.none')}
            text={t('settings.receipts.noneText')}
            action={<ButtonLink href={paths.marketplace.href()}>{t('settings.receipts.toMarketplace')}</ButtonLink>}
          />
        </Rows>
      }
    >
      {(receipts) => (
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
                <Text variant="body-medium" isNumeric>
                  {money(total, currency, 'exact')}
                </Text>
                <Icon icon={ChevronRight} size="sm" isDirectional />
              </RouterLink>
            </li>
          ))}
        </List>
      )}
    </AsyncContent>
  );
}

const List = styled.ul`
  overflow: clip;
  ${sheetOfRows}
  ${linkRows}
  & a {
    min-block-size: 64px;
    padding-inline: ${token('space.4')};
    color: ${token('text.tertiary')};
    ${from('sm')} {
      padding-inline: ${token('space.6')};
    }
  }
`;
