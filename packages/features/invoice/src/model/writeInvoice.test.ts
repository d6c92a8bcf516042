import { buildInvoice } from '@quarterdeck/mocks/pages/buildInvoice';
import { expect, it } from 'vitest';
import { invoiceFileName, invoiceToCsv } from './writeInvoice';

const [line] = buildInvoice().lines;

it('PG-3 writes a row for each line, with numbers that can be added up', () => {
  const invoice = buildInvoice({ lines: line ? [{ ...line, quantity: 1.5 }] : [] });
  expect(invoiceToCsv(invoice).split('\r\n')).toEqual([
    '\uFEFF"invoice","code","service","description","estimateDays","quantity","unitPrice","taxPercent","total","currency"',
    '"INV-2026-0900","QD-900","Tide table","High and low water of every harbour.",3,1.5,400,20,600,"USD"',
  ]);
});

it('lets no spreadsheet run what somebody wrote', () => {
  const invoice = buildInvoice({ lines: line ? [{ ...line, service: '=SUM(A1)' }] : [] });
  expect(invoiceToCsv(invoice)).toContain(`"'=SUM(A1)"`);
});

it('names the file after the invoice', () => {
  expect(invoiceFileName(buildInvoice({ number: 'INV/2026:1' }))).toBe('INV 2026 1.csv');
});
