import type { Invoice, InvoiceParty } from '@quarterdeck/contract/entities/invoice';
import { toMinor } from '@quarterdeck/contract/rules/money';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useTranslation } from '@quarterdeck/i18n';
import {
  InvoiceSheet,
  type InvoiceFact,
  type InvoiceSheetDesign,
  type InvoiceSheetProps,
} from '@quarterdeck/ui/InvoiceSheet';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useMemo } from 'react';
import { invoiceTotals, type InvoiceTotals } from '../model/invoiceTotals';
import { useInvoiceFormats } from './useInvoiceFormats';

export interface InvoiceDocumentProps {
  invoice: Invoice;
  design: InvoiceSheetDesign;
}

/** An invoice as it is printed, in the reader’s language. */
export function InvoiceDocument({ invoice, design }: InvoiceDocumentProps) {
  const { t } = useTranslation();
  const { money, day, paid } = useInvoiceFormats(invoice.currency);
  const theme = usePreferences((preferences) => preferences.theme);
  const totals = useMemo(
    () => invoiceTotals(invoice.lines, invoice.discountPercent, invoice.currency),
    [invoice.lines, invoice.discountPercent, invoice.currency],
  );
  const facts = useFacts(invoice, design);
  const table = useTable(invoice, design, totals);
  const sums = useSums(invoice, design, totals);
  const { number, status, subject, seller, client, dueOn, paidOn, registration, thanks, terms } = invoice;
  const isModern = design === 'modern';
  return (
    <InvoiceSheet
      design={design}
      theme={theme}
      brand={seller.name}
      title={t('invoice.title')}
      number={number}
      subject={subject}
      due={{
        label: status === 'paid' ? paid(paidOn) : t('invoice.dueOn', { day: day(dueOn) }),
        amount: money(totals.totalMinor),
      }}
      parties={[
        { label: t('invoice.from'), lines: addressOf(seller) },
        { label: t('invoice.billTo'), lines: addressOf(client) },
      ]}
      details={{ title: t('invoice.details'), facts }}
      table={table}
      totals={sums}
      draftMark={status === 'draft' ? t('invoice.status.draft') : undefined}
      stamp={
        status === 'paid' ? { text: t('invoice.status.paid'), note: paidOn === null ? '' : day(paidOn) } : undefined
      }
      thanks={isModern ? thanks : ''}
      payment={isModern && status !== 'paid' ? paymentOf(invoice, t) : undefined}
      terms={isModern ? '' : terms}
      foot={[seller.name, registration, seller.email].filter((part) => part !== '').join(' · ')}
      sayPage={(page, pages) => t('invoice.page', { page, pages })}
    />
  );
}

const addressOf = ({ name, addressLines, taxNumber }: InvoiceParty) =>
  [name, ...addressLines, taxNumber].filter((line) => line !== '');

/** The dates and references: the modern design says elsewhere what is due, and for what. */
function useFacts({ issuedOn, dueOn, project, reference, currency, termsDays }: Invoice, design: InvoiceSheetDesign) {
  const { t } = useTranslation();
  const { day } = useInvoiceFormats(currency);
  const issued = { label: t('invoice.issued'), value: day(issuedOn) };
  const ofClient = { label: t('invoice.reference'), value: reference, isCode: true };
  const facts: InvoiceFact[] =
    design === 'modern'
      ? [issued, ofClient, { label: t('invoice.terms'), value: t('invoice.termsDays', { count: termsDays }) }]
      : [
          issued,
          { label: t('invoice.due'), value: day(dueOn) },
          { label: t('invoice.project'), value: project },
          ofClient,
          { label: t('invoice.currency'), value: currency },
        ];
  return facts.filter(({ value }) => value !== '');
}

/** What is invoiced: bookkeepers get the codes and estimates, clients what each is. */
function useTable(
  { lines, currency }: Invoice,
  design: InvoiceSheetDesign,
  { lineMinor }: InvoiceTotals,
): InvoiceSheetProps['table'] {
  const { t } = useTranslation();
  const { effort } = useMeasures();
  const { money, amount, quantity } = useInvoiceFormats(currency);
  const isModern = design === 'modern';
  const write = isModern ? money : amount;
  // Of the last place, so that none is broken.
  const digits = Math.max(2, String(lines.length).length);
  const service = { id: 'service', label: t('invoice.column.service'), kind: 'title' } as const;
  const numbers = [
    { id: 'price', label: t('invoice.column.price'), kind: 'number', width: 84 },
    { id: 'quantity', label: t('invoice.column.quantity'), kind: 'number', width: isModern ? 88 : 64 },
    { id: 'total', label: t('invoice.column.total'), kind: 'number', width: isModern ? 104 : 84 },
  ] as const;
  return {
    label: t('invoice.lines'),
    columns: isModern
      ? [service, ...numbers]
      : [
          { id: 'place', label: t('invoice.column.place'), kind: 'code', width: 14 + 8 * digits },
          { id: 'code', label: t('invoice.column.code'), kind: 'code', width: 70 },
          service,
          { id: 'estimate', label: t('invoice.column.estimate'), width: 84 },
          ...numbers,
        ],
    lines: lines.map((line, index) => ({
      // A service may be invoiced many times, and lines never move.
      id: String(index),
      text:
        line.estimateDays === null
          ? line.description
          : t('invoice.lineText', { description: line.description, effort: effort(line.estimateDays) }).trim(),
      cells: {
        place: String(index + 1).padStart(2, '0'),
        code: line.code,
        service: line.service,
        estimate: line.estimateDays === null ? '–' : effort(line.estimateDays),
        price: line.unitPrice === 0 ? t('invoice.free') : write(toMinor(line.unitPrice, currency)),
        quantity: quantity(line.quantity),
        total: write(lineMinor[index] ?? 0),
      },
    })),
  };
}

/** From the subtotal to the total; what is none is left out. */
function useSums(
  { discountPercent, currency }: Invoice,
  design: InvoiceSheetDesign,
  totals: InvoiceTotals,
): InvoiceFact[] {
  const { t } = useTranslation();
  const { money, amount, percent } = useInvoiceFormats(currency);
  const isModern = design === 'modern';
  const write = isModern ? money : amount;
  const { subtotalMinor, discountMinor, beforeTaxMinor, taxes, totalMinor } = totals;
  const hasDiscount = discountMinor !== 0;
  // With several rates it has to be said what each is taken of.
  const saysBase = isModern || taxes.length > 1;
  return [
    { label: t('invoice.subtotal'), value: write(subtotalMinor) },
    ...(hasDiscount
      ? [{ label: t('invoice.discount', { percent: percent(discountPercent) }), value: write(-discountMinor) }]
      : []),
    ...(hasDiscount && !isModern ? [{ label: t('invoice.beforeTax'), value: write(beforeTaxMinor) }] : []),
    ...taxes.map(({ percent: rate, baseMinor, taxMinor }) => ({
      label: saysBase
        ? t('invoice.taxOf', { percent: percent(rate), amount: money(baseMinor) })
        : t('invoice.tax', { percent: percent(rate) }),
      value: write(taxMinor),
    })),
    { label: t('invoice.total'), value: money(totalMinor) },
  ];
}

/** How it is paid by transfer; undefined where it is not. */
function paymentOf({ bank }: Invoice, t: (key: string) => string): InvoiceSheetProps['payment'] {
  if (bank === null) return undefined;
  return {
    title: t('invoice.bank.title'),
    facts: [
      { label: t('invoice.bank.holder'), value: bank.holder },
      { label: t('invoice.bank.bank'), value: bank.bank },
      { label: t('invoice.bank.iban'), value: bank.iban, isCode: true },
      { label: t('invoice.bank.bic'), value: bank.bic, isCode: true },
    ],
    reference: {
      title: t('invoice.bank.reference'),
      code: bank.reference,
      text: t('invoice.bank.referenceText'),
    },
  };
}
