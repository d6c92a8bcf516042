import type { CryptoDashboard } from '@quarterdeck/contract/entities/cryptoDashboard';
import { expect, it } from 'vitest';
import { cryptoToCsv, type CryptoFileWords } from './cryptoFile';

const names =
  'part name moment value market price marketCap volume supply allTimeHigh wallets worth watchlist low high change';
const words = Object.fromEntries(names.split(' ').map((name) => [name, name])) as unknown as CryptoFileWords;
const byCoin = { btc: 1, eth: 0, bch: 0, xrp: 0 };
const dashboard: CryptoDashboard = {
  btc: {
    amount: 100,
    trend: { dir: 'up', amount: 1 },
    marketCap: 1,
    volume: NaN,
    supply: 3,
    allTimeHigh: 4,
    price: {
      series: [
        { x: -10, y: 99 },
        { x: 0, y: 100 },
      ],
    },
  },
  prices: { ...byCoin, btc: 100 },
  wallets: byCoin,
  watchlist: [{ title: '=1+1', iso: 'X', amount: 5, trend: { dir: 'down', amount: 0.5 }, series: [] }],
};

it('has every figure in a row of its own, prices with their moments, and no formulas', () => {
  const lines = cryptoToCsv(dashboard, Date.parse('2026-01-15T09:30:00Z'), words).split('\r\n');
  expect(lines[0]).toBe('\uFEFF"part","name","moment","value"');
  expect(lines).toContain('"price","Bitcoin","2026-01-15T09:20:00.000Z",99');
  expect(lines).toContain('"wallets","Bitcoin, worth","2026-01-15T09:30:00.000Z",100');
  expect(lines).toContain('"market","volume","2026-01-15T09:30:00.000Z",');
  expect(lines.some((line) => line.startsWith('"watchlist","\'=1+1, price"'))).toBe(true);
  expect(lines).toContain('"watchlist","\'=1+1, change","2026-01-15T09:30:00.000Z",-0.5');
});

it('has no moments where there is no now', () => {
  expect(() => cryptoToCsv(dashboard, NaN, words)).not.toThrow();
});
