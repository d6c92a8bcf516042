import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { writeCsv } from '@quarterdeck/ui/recordFile';
import { pricePoints } from './coinPrices';
import { coinCode, coinNames, walletsOf } from './wallets';
import { toWatchRow } from './watchlist';

interface FileRow {
  part: string;
  name: string;
  moment: string | null;
  value: number | null;
}

/** What the file calls its columns and parts. */
export interface CryptoFileWords {
  part: string;
  name: string;
  moment: string;
  value: string;
  market: string;
  price: string;
  marketCap: string;
  volume: string;
  supply: string;
  allTimeHigh: string;
  wallets: string;
  worth: string;
  watchlist: string;
  low: string;
  high: string;
  change: string;
}

/** All figures of the dashboard for a spreadsheet, one in each row. @param now when the answer came. */
export function cryptoToCsv(
  { btc, wallets, prices, watchlist }: CryptoDashboard,
  now: number,
  words: CryptoFileWords,
): string {
  const at = (ms: number) => (Number.isFinite(ms) && Math.abs(ms) < 8.64e15 ? new Date(ms).toISOString() : null);
  const row = (part: string, name: string, value: number | null, ms = now): FileRow => ({
    part,
    name,
    moment: at(ms),
    value: value !== null && Number.isFinite(value) ? value : null,
  });
  const rows: FileRow[] = [
    row(words.market, words.price, btc.amount),
    row(words.market, words.marketCap, btc.marketCap),
    row(words.market, words.volume, btc.volume),
    row(words.market, words.supply, btc.supply),
    row(words.market, words.allTimeHigh, btc.allTimeHigh),
    ...walletsOf({ wallets, prices }).wallets.flatMap(({ coin, held, usd }) => [
      row(words.wallets, `${coinNames[coin]} (${coinCode(coin)})`, held),
      row(words.wallets, `${coinNames[coin]}, ${words.worth}`, usd),
    ]),
    ...watchlist
      .map(toWatchRow)
      .flatMap(({ title, price, low, high, share }) => [
        row(words.watchlist, `${title}, ${words.price}`, price),
        row(words.watchlist, `${title}, ${words.low}`, low),
        row(words.watchlist, `${title}, ${words.high}`, high),
        row(words.watchlist, `${title}, ${words.change}`, share === null ? null : Math.round(share * 1e6) / 1e4),
      ]),
    ...pricePoints(btc.price.series, now).map((point) => row(words.price, coinNames.btc, point.price, point.at)),
  ];
  return writeCsv(
    {
      [words.part]: (one: FileRow) => one.part,
      [words.name]: (one: FileRow) => one.name,
      [words.moment]: (one: FileRow) => one.moment,
      [words.value]: (one: FileRow) => one.value,
    },
    rows,
  );
}
