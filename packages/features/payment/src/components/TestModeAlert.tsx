import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { groupCardNumber } from '../model/card';
import { testCards } from '../queries/provider/localProvider';

/** Says that no money moves, and with which cards that can be tried (PY-4). */
export function TestModeAlert() {
  const { t } = useTranslation();
  return (
    <Alert title={t('payment.test.title')}>
      {t('payment.test.text')}
      <Cards>
        {testCards.map(({ number, result }) => (
          <div key={number}>
            <dt>{groupCardNumber(number)}</dt>
            <dd>{t(`payment.test.${result}`)}</dd>
          </div>
        ))}
      </Cards>
    </Alert>
  );
}

const Cards = styled.dl`
  margin-block-start: ${token('space.2')};
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.3')};
  }
  & dt {
    font-family: var(--qd-font-mono);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & dd {
    margin: 0;
  }
`;
