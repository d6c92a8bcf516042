import { getInvoice, sendInvoice } from '@quarterdeck/contract/endpoints/invoice';
import type { Invoice, InvoiceId } from '@quarterdeck/contract/entities/invoice';
import { sumMinor, toMinor } from '@quarterdeck/contract/rules/money';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { requirementTable } from '../product/requirementTable';
import { testClient } from '../testing/clientOf';
import { faultsOf, seed } from '../testing/firstData';
import { buildInvoice } from './buildInvoice';
import { invoiceTable } from './invoiceTable';
import turkish from './seeds/invoiceTexts.tr.json';

const [draft, sent, paid] = ['invoice-04' as InvoiceId, 'invoice-03' as InvoiceId, 'invoice-01' as InvoiceId];

describe('the first invoices', () => {
  it('PG-3 are paid, overdue, sent and a draft, with 40, 200 and 3 lines; they fit their schema, also enlarged', async () => {
    await expect(faultsOf(invoiceTable)).resolves.toEqual([]);
    const invoices = await seed(invoiceTable);
    expect(invoices.map(({ status, lines }) => [status, lines.length])).toEqual([
      ['paid', 40],
      ['sent', 200],
      ['sent', 3],
      ['draft', 5],
    ]);
    expect(invoices.map(({ sentOn, paidOn }) => [sentOn, paidOn])).toEqual([
      ['2026-01-24', '2026-02-03'],
      ['2026-02-18', null],
      ['2026-03-05', null],
      [null, null],
    ]);
    expect(invoices.map(({ number }) => number)).toEqual([115, 116, 117, 118].map((count) => `INV-2026-0${count}`));
  });

  it('PG-3 come with their tax to the prices of the marketplace, to the cent', async () => {
    const [invoices, requirements] = await Promise.all([seed(invoiceTable), seed(requirementTable)]);
    const prices = new Map<string, number>(requirements.map(({ id, price }) => [id, price]));
    const withTax = (netMinor: number) => Math.round(netMinor * 1.2);
    for (const { lines, currency } of invoices) {
      const ofMarketplace = lines.filter(({ code }) => prices.has(code));
      expect(ofMarketplace.length).toBeGreaterThanOrEqual(3);
      for (const { code, unitPrice, quantity, taxPercent } of ofMarketplace) {
        expect([quantity, taxPercent]).toEqual([1, 20]);
        expect({ code, price: withTax(toMinor(unitPrice, currency)) }).toEqual({
          code,
          price: toMinor(prices.get(code) ?? Number.NaN, currency),
        });
      }
      const net = ofMarketplace.map(({ unitPrice }) => unitPrice);
      const gross = ofMarketplace.map(({ code }) => prices.get(code) ?? Number.NaN);
      expect(withTax(sumMinor(net, currency))).toBe(sumMinor(gross, currency));
    }
  });

  it('have Turkish for every text of their own, and no others', async () => {
    const [invoices, requirements] = await Promise.all([seed(invoiceTable), seed(requirementTable)]);
    const known = new Set<string>(requirements.map(({ id }) => id));
    const texts = invoices.flatMap(({ subject, registration, seller, client, lines, terms, thanks }) => [
      subject,
      registration,
      seller.taxNumber,
      client.taxNumber,
      terms,
      thanks,
      ...lines.filter(({ code }) => !known.has(code)).flatMap(({ service, description }) => [service, description]),
    ]);
    expect(new Set(Object.keys(turkish))).toEqual(new Set(texts));
  });
});

describe('pages.invoice', () => {
  it('answers the newest one without an id', async () => {
    expect((await testClient().call(getInvoice, { query: {} })).body.id).toBe(draft);
    const { status } = await testClient({ scenario: 'empty' }).call(getInvoice, { query: {} });
    expect(status).toBe(404);
  });

  it('names services in the language of the call', async () => {
    const { body } = await testClient({ language: 'tr' }).call(getInvoice, { query: { id: draft } });
    expect(body.subject).toBe('İkinci sefer, Harbour CRM');
    expect(body.lines.at(-1)?.service).toBe('Ekip planı');
    expect(body.lines[0]?.service).not.toBe('Inventory with variants');
    expect(body.lines[0]?.unitPrice).toBe(2200);
  });
});

describe('pages.invoice.send', () => {
  it('sends a draft on the day of the call, once, and takes that back', async () => {
    const { call } = testClient();
    const send = async (isSent: boolean) => (await call(sendInvoice, { body: { id: draft, isSent } })).body;
    const state = ({ status, sentOn }: Invoice) => [status, sentOn];
    expect(state(await send(true))).toEqual(['sent', '2026-03-10']);
    expect(state(await send(true))).toEqual(['sent', '2026-03-10']);
    expect(state((await call(getInvoice, { query: {} })).body)).toEqual(['sent', '2026-03-10']);
    expect(state(await send(false))).toEqual(['draft', null]);
  });

  it('keeps the day on which something was sent first', async () => {
    const { call } = testClient();
    const { body } = await call(sendInvoice, { body: { id: sent, isSent: true } });
    expect(body.sentOn).toBe('2026-03-05');
  });

  it('changes nothing that is paid', async () => {
    const { call } = testClient();
    expect((await call(sendInvoice, { body: { id: paid, isSent: false } })).status).toBe(400);
    expect((await call(getInvoice, { query: { id: paid } })).body.status).toBe('paid');
  });
});

describe('buildInvoice', () => {
  it('makes a record of its schema, takes overrides and refuses what no record could be', () => {
    expect(buildInvoice({ number: 'INV-1' })).toMatchObject({ id: 'invoice-built', number: 'INV-1' });
    expect(() => buildInvoice({ discountPercent: 101 })).toThrow(z.core.$ZodError);
  });
});
