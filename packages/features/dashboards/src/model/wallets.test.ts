import { expect, it } from 'vitest';
import { walletsOf } from './wallets';

const prices = { btc: 61_342.5, eth: 2874.1, bch: 391.62, xrp: 0.5318 };
const wallets = { btc: 0.8421, eth: 12.46, bch: 38.07, xrp: 8200.5 };

it('says what wallets are worth, in whole cents that add up to the total', () => {
  const found = walletsOf({ wallets, prices });
  expect(found.wallets.map(({ usd }) => usd)).toEqual([51_656.52, 35_811.29, 14_908.97, 4361.03]);
  expect(found.total).toBeCloseTo(106_737.81, 6);
  expect(found.wallets.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1);
});

it('has no shares of nothing', () => {
  const none = { btc: 0, eth: 0, bch: 0, xrp: 0 };
  expect(walletsOf({ wallets: none, prices })).toMatchObject({ total: 0 });
  expect(walletsOf({ wallets, prices: none }).wallets.map(({ share }) => share)).toEqual([null, null, null, null]);
});

it.each([NaN, Infinity, 1e300, -2])('counts without a wallet of %d', (odd) => {
  const found = walletsOf({ wallets: { ...wallets, btc: odd }, prices: { ...prices, xrp: odd } });
  expect(found.wallets.map(({ usd }) => usd)).toEqual([null, 35_811.29, 14_908.97, null]);
  expect(found.total).toBeCloseTo(50_720.26, 6);
});
