import { InvoicePage } from '../components/InvoicePage';

/** An invoice as clients get it: airy, with the band of the house and the way to pay. */
export const ModernInvoiceScreen = () => <InvoicePage design="modern" />;
