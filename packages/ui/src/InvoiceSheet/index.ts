export { InvoiceSheet } from './InvoiceSheet';
export type { InvoiceAddress, InvoiceFact, InvoicePayment, InvoiceSheetProps } from './InvoiceSheet';
export type { InvoiceColumn, InvoiceLine } from './InvoiceLines';
export { invoiceSheetDesigns } from './designs';
export type { InvoiceSheetDesign } from './designs';
