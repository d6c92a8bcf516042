import { getCryptoDashboard, tradeCoin } from '@quarterdeck/contract/endpoints/dashboards';
import { cryptoRanges, type CryptoDashboard, type CryptoRange } from '@quarterdeck/contract/entities/cryptoDashboard';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../core/storage';
import { origin, testClient, testNow } from '../testing/clientOf';
import { storedClient } from '../testing/storedClient';

const minuteMs = 60_000;

/** An API whose clock stands until it is moved on. */
function clientWithClock() {
  let passedMs = 0;
  const client = testClient({ now: () => new Date(+testNow + passedMs) });
  return {
    ...client,
    /** Milliseconds from the first moment, at which the data are read. */
    moveTo: async (ms: number) => {
      if (passedMs === 0) await client.call(getCryptoDashboard, { query: {} });
      passedMs = ms;
    },
    read: async (range?: CryptoRange) =>
      (await client.call(getCryptoDashboard, { query: range === undefined ? {} : { range } })).body,
  };
}

const read = (range?: CryptoRange) => clientWithClock().read(range);
const pointsOf = ({ btc }: CryptoDashboard) => btc.price.series;
const pricesOf = (answer: CryptoDashboard) => pointsOf(answer).map(({ y }) => y);
const amountsOf = (answer: CryptoDashboard | undefined) =>
  answer === undefined ? [] : [answer.btc.amount, ...answer.watchlist.map(({ amount }) => amount)];

describe('dashboards.crypto over a range', () => {
  it.each([
    ['1D', 145, 10],
    ['1W', 169, 60],
    ['1M', 181, 240],
    ['3M', 181, 720],
    ['1Y', 366, 1_440],
  ] as const)('%s has %d points, one in %d minutes, up to the present', async (range, count, step) => {
    const answer = await read(range);
    expect(pointsOf(answer).map(({ x }) => x)).toEqual(
      Array.from({ length: count }, (_, index) => -step * (count - 1 - index) + 0),
    );
    expect(pricesOf(answer).at(-1)).toBe(answer.btc.amount);
    expect(answer.btc.amount).toBe(61_342.5);
    const [first = 0] = pricesOf(answer);
    const change = Math.abs(answer.btc.amount / first - 1) * 100;
    expect(answer.btc.trend).toEqual({ dir: 'up', amount: expect.closeTo(change, 2) as number });
  });

  it('has the day of the picture: opened, low at 22:40, high at 09:10, seen at 14:30', async () => {
    const answer = await read('1D');
    const points = pointsOf(answer);
    const at = (price: number) => points.find(({ y }) => y === price)?.x;
    const [low, high] = [Math.min(...pricesOf(answer)), Math.max(...pricesOf(answer))];
    expect([points[0]?.y, low, high]).toEqual([60_806.24, 60_553.85, 61_450.64]);
    expect([at(low), at(high)]).toEqual([-(15 * 60 + 50), -(5 * 60 + 20)]);
    expect(answer.btc.trend).toEqual({ dir: 'up', amount: 0.88 });
  });

  it.each([0, 7_000, 90_000, 10 * minuteMs, 75 * minuteMs, 26 * 60 * minuteMs])(
    'shows one price in all ranges, which never exceeds the all-time high, %d ms later',
    async (ms) => {
      const client = clientWithClock();
      await client.moveTo(ms);
      const known = new Map<number, number>();
      for (const range of cryptoRanges) {
        const answer = await client.read(range);
        expect(pricesOf(answer).every((price) => price > 0 && price < answer.btc.allTimeHigh)).toBe(true);
        for (const { x, y } of pointsOf(answer)) {
          expect({ x, y }).toEqual({ x, y: known.get(x) ?? y });
          known.set(x, y);
        }
      }
      expect(known.size).toBeGreaterThan(145 + 144);
    },
  );

  it('goes from one step to the next as prices do, also where one list of the seed ends and the next begins', async () => {
    const limits = { '1D': 0.2, '1W': 0.9, '1M': 2.5, '3M': 4, '1Y': 6 };
    for (const range of cryptoRanges) {
      const prices = pricesOf(await read(range));
      const changes = prices.slice(1).map((price, index) => Math.abs(price / (prices[index] ?? 1) - 1) * 100);
      expect(Math.max(...changes)).toBeLessThan(limits[range]);
    }
  });

  it('keeps its points where they are while only the last one moves', async () => {
    const client = clientWithClock();
    const timesOf = (answer: CryptoDashboard, ms: number) =>
      pointsOf(answer)
        .slice(0, -1)
        .map(({ x, y }) => [Math.round((ms / minuteMs + x) / 10), y]);
    const before = await client.read('1D');
    await client.moveTo(9 * minuteMs + 30_000);
    const after = await client.read('1D');
    // The present of before has become a point of its own; the oldest one has left.
    expect(timesOf(after, 9.5 * minuteMs)).toEqual([...timesOf(before, 0).slice(1), [0, before.btc.amount]]);
    expect(pointsOf(after)).toHaveLength(145);
    expect(pointsOf(after).at(-1)).toEqual({ x: 0, y: after.btc.amount });
  });

  it.each([1, 20_000, 59_999, 60_000, 61_000, 10 * minuteMs, 25 * 60 * minuteMs + 1])(
    'has no minute twice %d ms later, and as many points',
    async (ms) => {
      const client = clientWithClock();
      await client.moveTo(ms);
      for (const [range, count] of [
        ['1D', 145],
        ['1Y', 366],
        [undefined, 145],
      ] as const) {
        const minutes = pointsOf(await client.read(range)).map(({ x }) => x);
        expect(new Set(minutes).size).toBe(count);
        expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
      }
    },
  );

  it.each(['1d', '5D', '', '__proto__', '1D '])('refuses the range “%s” and names the field', async (range) => {
    const answer = await testClient().send('GET', `api/dashboards/crypto?range=${encodeURIComponent(range)}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_request', fieldErrors: { range: expect.any(String) as string } } },
    });
  });
});

describe('prices of coins', () => {
  it('stand while the clock stands', async () => {
    const client = clientWithClock();
    await client.moveTo(12_345);
    expect(await client.read()).toEqual(await client.read());
    expect(await client.read('1W')).toEqual(await client.read('1W'));
  });

  it('move within seconds, each coin its own way, and all that names them follows', async () => {
    const client = clientWithClock();
    const answers = [await client.read('1D')];
    for (let seconds = 5; seconds <= 60; seconds += 5) {
      await client.moveTo(seconds * 1_000);
      answers.push(await client.read('1D'));
    }
    const courses = amountsOf(answers[0]).map((_, coin) => answers.map((answer) => amountsOf(answer)[coin] ?? 0));
    for (const course of courses) expect(new Set(course).size).toBeGreaterThan(2);
    const directions = courses.map((course) =>
      course.map((price, index) => Math.sign(price - (course[index - 1] ?? price))),
    );
    expect(new Set(directions.map(String)).size).toBe(courses.length);

    for (const { btc, prices, watchlist } of answers) {
      expect(prices.btc).toBe(btc.amount);
      expect(watchlist.slice(0, 3).map(({ amount }) => amount)).toEqual([prices.eth, prices.bch, prices.xrp]);
      expect(btc.marketCap).toBe(Math.round(btc.amount * btc.supply));
      expect(btc.price.series.at(-1)?.y).toBe(btc.amount);
      expect(btc.trend.amount).toBeCloseTo(Math.abs(btc.amount / (btc.price.series[0]?.y ?? 1) - 1) * 100, 2);
      for (const { series, amount } of watchlist) expect(series.at(-1)?.y).toBe(amount);
    }
    expect(new Set(answers.map(({ btc }) => btc.trend.amount)).size).toBeGreaterThan(1);
  });

  it('stay near the first ones, however long it is', async () => {
    const client = clientWithClock();
    const first = amountsOf(await client.read());
    for (let count = 1; count <= 400; count += 1) {
      await client.moveTo(count * 37_000);
      const changes = amountsOf(await client.read()).map((amount, index) => amount / (first[index] ?? 1) - 1);
      for (const change of changes) expect(Math.abs(change)).toBeLessThan(0.005);
    }
  });

  it('lead the minutes on: those that were known stay, new ones come', async () => {
    const client = clientWithClock();
    const before = await client.read();
    await client.moveTo(3 * minuteMs);
    const after = await client.read();
    expect(pricesOf(after).slice(0, 142)).toEqual(pricesOf(before).slice(3));
    expect(pricesOf(after)).toHaveLength(145);
    for (const [index, { series }] of after.watchlist.entries()) {
      expect(series.slice(0, 17)).toEqual(before.watchlist[index]?.series.slice(3));
    }
  });

  it('are the first ones where the clock was set back', async () => {
    const client = clientWithClock();
    const first = await client.read('1D');
    await client.moveTo(-60 * minuteMs);
    expect(await client.read('1D')).toEqual(first);
  });
});

describe('dashboards.crypto.trade', () => {
  const wallets = { btc: 0.8421, eth: 12.46, bch: 38.07, xrp: 8200.5 };

  it('buys at the price of the moment; the wallets of all answers follow', async () => {
    const { call, read: readAgain } = clientWithClock();
    const answer = await call(tradeCoin, { body: { side: 'buy', coin: 'btc', amount: 0.25 } });
    expect(answer).toEqual({
      status: 200,
      body: { wallets: { ...wallets, btc: 1.0921 }, price: 61_342.5, total: 15_335.63 },
    });
    expect((await readAgain('1D')).wallets).toEqual({ ...wallets, btc: 1.0921 });
  });

  it('executes at the price that the dashboard shows at the same time', async () => {
    const client = clientWithClock();
    await client.moveTo(33_000);
    const { prices } = await client.read('1D');
    for (const coin of ['btc', 'eth', 'bch', 'xrp'] as const) {
      const { body } = await client.call(tradeCoin, { body: { side: 'sell', coin, amount: 0.1 } });
      expect(body.price).toBe(prices[coin]);
    }
  });

  it('sells all that is held, and keeps an empty wallet', async () => {
    const { call } = testClient();
    const { body } = await call(tradeCoin, { body: { side: 'sell', coin: 'xrp', amount: 8200.5 } });
    expect(body).toEqual({ wallets: { ...wallets, xrp: 0 }, price: 0.5318, total: 4361.03 });
  });

  it('leaves no binary remainders', async () => {
    const { call } = testClient();
    await call(tradeCoin, { body: { side: 'sell', coin: 'btc', amount: 0.7421 } });
    const { body } = await call(tradeCoin, { body: { side: 'buy', coin: 'btc', amount: 0.2 } });
    expect(body.wallets.btc).toBe(0.3);
  });

  it.each([
    ['more than is held', { side: 'sell', coin: 'btc', amount: 0.84210001 }, 409, 'conflict'],
    ['more than a million dollars buy', { side: 'buy', coin: 'btc', amount: 16.3019117 }, 400, 'invalid_request'],
    ['less than a cent', { side: 'buy', coin: 'xrp', amount: 0.00000001 }, 400, 'invalid_request'],
    ['nothing', { side: 'buy', coin: 'btc', amount: 0 }, 400, 'invalid_request'],
    ['less than nothing', { side: 'sell', coin: 'btc', amount: -1 }, 400, 'invalid_request'],
    ['nine digits', { side: 'buy', coin: 'btc', amount: 0.123456789 }, 400, 'invalid_request'],
    ['more than any wallet holds', { side: 'sell', coin: 'xrp', amount: 50_000_000.01 }, 400, 'invalid_request'],
    ['a text', { side: 'buy', coin: 'btc', amount: '1' }, 400, 'invalid_request'],
  ])('refuses %s at the amount, and trades nothing', async (_, order, status, code) => {
    const { send, call } = testClient();
    const answer = await send('POST', 'api/dashboards/crypto/trade', JSON.stringify(order));
    expect(answer).toMatchObject({
      status,
      body: { error: { code, fieldErrors: { amount: expect.any(String) as string } } },
    });
    expect((await call(getCryptoDashboard, { query: {} })).body.wallets).toEqual(wallets);
  });

  it('refuses what would fill a wallet beyond all digits', async () => {
    const { call, send } = testClient();
    const order = { side: 'buy', coin: 'xrp', amount: 1_880_000 } as const;
    for (let count = 0; count < 26; count += 1) await call(tradeCoin, { body: order });
    const answer = await send('POST', 'api/dashboards/crypto/trade', JSON.stringify(order));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { amount: expect.any(String) as string } } },
    });
  });

  it('is done once where the answer got lost', async () => {
    const { api, call } = testClient();
    const send = async () => {
      const body = JSON.stringify({ side: 'sell', coin: 'btc', amount: 0.5 });
      const init = { method: 'POST', headers: { 'idempotency-key': 'one' }, body };
      return (await api.fetch(new Request(`${origin}/api/dashboards/crypto/trade`, init))).json() as Promise<unknown>;
    };
    const first = await send();
    expect(await send()).toEqual(first);
    expect((await call(getCryptoDashboard, { query: {} })).body.wallets.btc).toBe(0.3421);
  });

  it('is kept over a reload', async () => {
    const storage = memoryStorage();
    const page = storedClient(storage);
    await page.call(tradeCoin, { body: { side: 'buy', coin: 'eth', amount: 0.54 } });
    await page.api.close();
    const { body } = await storedClient(storage).call(getCryptoDashboard, { query: {} });
    expect(body.wallets).toEqual({ ...wallets, eth: 13 });
  });

  it('finds no prices where nothing has happened yet, and no wallets', async () => {
    const { call } = testClient({ scenario: 'empty' });
    expect((await call(tradeCoin, { body: { side: 'buy', coin: 'btc', amount: 1 } })).status).toBe(404);
    expect((await call(getCryptoDashboard, { query: { range: '1Y' } })).body).toMatchObject({
      wallets: { btc: 0 },
      btc: { price: { series: [] } },
    });
  });

  it('begins with the same wallets where there is much of all else, and changes no others there', async () => {
    const { api, call } = testClient({ scenario: 'large' });
    const held = async () => (await call(getCryptoDashboard, { query: {} })).body.wallets;
    expect(await held()).toEqual(wallets);
    await call(tradeCoin, { body: { side: 'sell', coin: 'eth', amount: 12 } });
    expect(await held()).toEqual({ ...wallets, eth: 0.46 });
    api.setScenario('success');
    expect(await held()).toEqual(wallets);
  });
});
