import type { Invoice } from '@quarterdeck/contract/entities/invoice';
import { toMajor } from '@quarterdeck/contract/rules/money';
import { fileNameOf, writeCsv } from '@quarterdeck/ui/recordFile';
import { linePriceMinor } from './invoiceTotals';

/**
 * The lines of an invoice for a spreadsheet: amounts in major units before tax and discount. The heads are English in
 * every language, as programs read them.
 */
export function invoiceToCsv({ number, currency, lines }: Invoice): string {
  return writeCsv<Invoice['lines'][number]>(
    {
      invoice: () => number,
      code: ({ code }) => code,
      service: ({ service }) => service,
      description: ({ description }) => description,
      estimateDays: ({ estimateDays }) => estimateDays,
      quantity: ({ quantity }) => quantity,
      unitPrice: ({ unitPrice }) => unitPrice,
      taxPercent: ({ taxPercent }) => taxPercent,
      total: (line) => toMajor(linePriceMinor(line, currency), currency),
      currency: () => currency,
    },
    lines,
  );
}

export const invoiceFileName = ({ number }: Invoice): string => `${fileNameOf(number, 'invoice')}.csv`;
