import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Text } from '@quarterdeck/ui/Text';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { priceExample, sumOf } from '../../model/facts';
import { Columns, Lead, Section, SectionTitle } from './home.styles';
import { useRequirementWords } from './useRequirementWords';
import { MarketplaceWays } from './VisitorWays';

/** Three requirements of the marketplace and what they come to. */
export function HomePrice() {
  const { t } = useTranslation();
  const withWords = useRequirementWords();
  const { money, moneyMinor, effort } = useMeasures();
  return (
    <Section aria-labelledby="pricing">
      <Columns
        $columns="minmax(0, 1fr) minmax(0, 480px)"
        style={{ alignItems: 'center', columnGap: token('space.10') }}
      >
        <div>
          <SectionTitle id="pricing" tabIndex={-1}>
            {t('home.price.title')}
          </SectionTitle>
          <Lead>{t('home.price.lead')}</Lead>
          <MarketplaceWays>
            {(way) => (
              <ButtonLink {...way} style={{ marginBlockStart: token('space.6') }}>
                {t('home.price.all')}
              </ButtonLink>
            )}
          </MarketplaceWays>
        </div>
        <Table>
          <caption>{t('home.price.example')}</caption>
          <tbody>
            {priceExample.map(withWords).map(({ id, title, estimateDays, price, currency }) => (
              <tr key={id}>
                <th scope="row">
                  {title}
                  <Text as="div" variant="small" tone="secondary">
                    <code>{id}</code> · {effort(estimateDays)}
                  </Text>
                </th>
                <td>{price === 0 ? t('project.free') : money(price, currency)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('home.price.total')}</th>
              <td>{moneyMinor(sumOf(priceExample).totalMinor, 'USD')}</td>
            </tr>
          </tfoot>
        </Table>
      </Columns>
    </Section>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  border: 1px solid ${token('border.subtle')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.2')};
  & > caption {
    padding-block-end: ${token('space.3')};
    color: ${token('text.secondary')};
    text-align: start;
    ${type('small')}
  }
  & th,
  & td {
    padding: ${token('space.4')} ${token('space.5')};
    text-align: start;
    ${type('body-medium')}
  }
  & td {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & tbody tr + tr > *,
  & tfoot > tr > * {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & code {
    font-family: var(--qd-font-mono);
  }
  & tfoot td {
    ${type('metric-lg')}
  }
`;
