export const invoiceSheetDesigns = ['compact', 'modern'] as const;
export type InvoiceSheetDesign = (typeof invoiceSheetDesigns)[number];

/** The pages of each design have a name: another document of the app may say how its own ones are. */
export const pageNames: Readonly<Record<InvoiceSheetDesign, string>> = {
  compact: 'qd-invoice-compact',
  modern: 'qd-invoice-modern',
};
