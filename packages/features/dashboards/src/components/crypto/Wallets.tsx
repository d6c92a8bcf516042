import { coins, type Coin, type CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { Radio, RadioGroup } from '@quarterdeck/ui/RadioGroup';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { coinCode, coinNames, walletsOf } from '../../model/wallets';
import { useFigures } from '../useFigures';
import { CoinIcon } from './CoinIcon';
import { useCoinFigures } from './useCoinFigures';

export interface WalletsProps {
  data: CryptoDashboard;
  /** The wallet that is traded with. */
  coin: Coin;
  onCoinChange: (coin: Coin) => void;
  /** @default 2 */
  level?: 2 | 3;
  /** While an order is on its way. */
  isDisabled?: boolean;
}

const isCoin = (text: string): text is Coin => coins.some((coin) => coin === text);

/** What is held of each coin; the chosen wallet is the one that is traded with. */
export function Wallets({ data, coin, onCoinChange, level = 2, isDisabled = false }: WalletsProps) {
  const { t } = useTranslation();
  const { cents, percent } = useFigures();
  const { coins: coinsText } = useCoinFigures();
  const { wallets, total } = walletsOf(data);
  const Title = `h${level}` as const;
  return (
    <section aria-label={t('dashboards.crypto.wallets.title')}>
      <Head>
        <Title>{t('dashboards.crypto.wallets.title')}</Title>
        <b>{cents(total)}</b>
      </Head>
      <Group
        variant="rows"
        aria-label={t('dashboards.crypto.wallets.choose')}
        value={coin}
        onChange={(chosen) => {
          if (isCoin(chosen)) onCoinChange(chosen);
        }}
        isDisabled={isDisabled}
      >
        {wallets.map(({ coin: one, held, usd, share }) => (
          <Radio key={one} value={one}>
            <Row>
              <CoinIcon iso={coinCode(one)} look={one === coin ? 'chosen' : 'plain'} />
              <span>
                <b>{coinNames[one]}</b>
                <small>{`${coinsText(held)} ${coinCode(one)}`}</small>
              </span>
              <span>
                <b>{usd === null ? '–' : cents(usd)}</b>
                <small>{share === null ? '–' : percent(share)}</small>
              </span>
            </Row>
          </Radio>
        ))}
      </Group>
    </section>
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  margin-block-end: 8px;
  & > :is(h2, h3) {
    color: ${token('text.primary')};
    ${type('title-4')}
  }
  & > b {
    font-weight: ${token('weight.medium')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Group = styled(RadioGroup)`
  padding: 4px;
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.1')};
`;

const Row = styled.span`
  display: grid;
  grid-template-columns: auto minmax(80px, 1fr) fit-content(56%);
  align-items: center;
  gap: 12px;
  min-block-size: 56px;
  font-variant-numeric: tabular-nums;
  & > span {
    min-inline-size: 0;
  }
  & > span:last-child {
    text-align: end;
  }
  & b,
  & small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & b {
    font-weight: ${token('weight.medium')};
  }
  & small {
    color: ${token('text.secondary')};
    ${type('caption')}
  }
`;
