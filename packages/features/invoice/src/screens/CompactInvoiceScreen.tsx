import { InvoicePage } from '../components/InvoicePage';

/** An invoice as bookkeepers like it: dense, and of ink alone. */
export const CompactInvoiceScreen = () => <InvoicePage design="compact" />;
