import { describe, expect, it } from 'vitest';
import { invoiceTotals, linePriceMinor } from './invoiceTotals';

const line = (unitPrice: number, quantity = 1, taxPercent = 20) => ({ unitPrice, quantity, taxPercent });

describe('invoiceTotals', () => {
  it('PG-3 takes the discount off, then adds the tax', () => {
    const totals = invoiceTotals([line(2200), line(575), line(350), line(0), line(100, 3)], 10, 'USD');
    expect(totals).toEqual({
      lineMinor: [220_000, 57_500, 35_000, 0, 30_000],
      subtotalMinor: 342_500,
      discountMinor: 34_250,
      beforeTaxMinor: 308_250,
      taxes: [{ percent: 20, baseMinor: 308_250, taxMinor: 61_650 }],
      totalMinor: 369_900,
    });
  });

  it('PG-3 rounds the tax of each rate once, and not that of each line', () => {
    const totals = invoiceTotals([line(0.33), line(0.33), line(0.33), line(10.05, 1, 8), line(5, 1, 0)], 0, 'USD');
    expect(totals.taxes).toEqual([
      { percent: 0, baseMinor: 500, taxMinor: 0 },
      { percent: 8, baseMinor: 1005, taxMinor: 80 },
      // Three lines of 0.066 each would be 0.21.
      { percent: 20, baseMinor: 99, taxMinor: 20 },
    ]);
    expect(totals.totalMinor).toBe(500 + 1005 + 80 + 99 + 20);
  });

  it('divides the discount between the rates without losing a cent', () => {
    const totals = invoiceTotals([line(0.05, 1, 1), line(0.05, 1, 8), line(0.05, 1, 20)], 50, 'USD');
    const bases = totals.taxes.map(({ baseMinor }) => baseMinor);
    expect(bases.reduce((a, b) => a + b, 0)).toBe(totals.beforeTaxMinor);
    expect(totals.subtotalMinor - totals.discountMinor).toBe(totals.beforeTaxMinor);
  });

  it.each([
    ['JPY', 1234.5, 1235, 247],
    ['KWD', 1.2345, 1235, 247],
    ['USD', 12.345, 1235, 247],
  ])('counts %s in its own smallest unit', (currency, price, lineMinor, taxMinor) => {
    const totals = invoiceTotals([line(price)], 0, currency);
    expect([totals.subtotalMinor, totals.taxes[0]?.taxMinor]).toEqual([lineMinor, taxMinor]);
  });

  it('comes to nothing without lines', () => {
    expect(invoiceTotals([], 10, 'USD')).toMatchObject({
      subtotalMinor: 0,
      discountMinor: 0,
      taxes: [],
      totalMinor: 0,
    });
  });

  it('takes a negative line for a credit, down to the tax', () => {
    const { subtotalMinor, discountMinor, totalMinor } = invoiceTotals([line(-0.125)], 0, 'USD');
    expect([subtotalMinor, discountMinor, totalMinor]).toEqual([-13, 0, -16]);
  });

  const hostile = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -5, 1e12, 1e308, 0, 5e-324];
  it.each(hostile)('bears %d anywhere: every amount is a whole number', (number) => {
    const cases = [
      invoiceTotals([line(number)], 10, 'USD'),
      invoiceTotals([line(10, number)], 10, 'USD'),
      invoiceTotals([line(10, 1, number)], 10, 'USD'),
      invoiceTotals([line(10)], number, 'USD'),
      invoiceTotals([line(number, number, number), line(number, number, number)], number, 'KWD'),
    ];
    for (const { lineMinor, taxes, ...sums } of cases) {
      const amounts = [
        ...lineMinor,
        ...taxes.flatMap(({ baseMinor, taxMinor }) => [baseMinor, taxMinor]),
        ...Object.values(sums),
      ];
      expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || Object.is(amount, -0))).toEqual([]);
    }
  });
});

describe('linePriceMinor', () => {
  it.each([
    [{ unitPrice: 540, quantity: 1.5 }, 81_000],
    [{ unitPrice: 1.005, quantity: 1 }, 101],
    [{ unitPrice: 99, quantity: 0 }, 0],
    [{ unitPrice: -0.5, quantity: 3 }, -150],
    // Less than a cent each: it is the line that is rounded.
    [{ unitPrice: 0.009, quantity: 15 }, 14],
  ])('multiplies %o', (priced, minor) => expect(linePriceMinor(priced, 'USD')).toBe(minor));
});
