import { toQuery } from '@quarterdeck/contract';
import { getInvoice } from '@quarterdeck/contract/endpoints/invoice';
import type { InvoiceId } from '@quarterdeck/contract/entities/invoice';
import { queryOptions } from '@tanstack/react-query';

/** What the screens of this feature ask for. */
export const invoiceQueries = {
  /** @param id without one, the newest. */
  detail: (id?: InvoiceId) => queryOptions({ ...toQuery(getInvoice, { query: id === undefined ? {} : { id } }) }),
};
