import type { Invoice } from '@quarterdeck/contract/entities/invoice';
import { dayOf } from '@quarterdeck/contract/rules/calendar';
import { useTranslation } from '@quarterdeck/i18n';
import { StatusBadge, type StatusBadgeProps } from '@quarterdeck/ui/StatusBadge';
import { CircleAlert, CircleCheck, Clock, Pencil } from 'lucide-react';
import { useState } from 'react';
import { invoiceState, type InvoiceState } from '../model/invoiceState';
import { useInvoiceFormats } from './useInvoiceFormats';

const looks: Readonly<Record<InvoiceState['kind'], Required<Pick<StatusBadgeProps, 'tone' | 'icon'>>>> = {
  draft: { tone: 'neutral', icon: Pencil },
  paid: { tone: 'success', icon: CircleCheck },
  due: { tone: 'warning', icon: Clock },
  dueToday: { tone: 'warning', icon: Clock },
  overdue: { tone: 'danger', icon: CircleAlert },
};

/** How an invoice stands today. */
export function InvoiceStatus({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { paid } = useInvoiceFormats(invoice.currency);
  const [today] = useState(() => dayOf(new Date()));
  const state = invoiceState(invoice, today);
  const words = {
    draft: () => t('invoice.status.draft'),
    paid: () => paid(state.kind === 'paid' ? state.day : null),
    dueToday: () => t('invoice.status.dueToday'),
    due: () => t('invoice.status.due', { count: 'days' in state ? state.days : 0 }),
    overdue: () => t('invoice.status.overdue', { count: 'days' in state ? state.days : 0 }),
  };
  return <StatusBadge {...looks[state.kind]}>{words[state.kind]()}</StatusBadge>;
}
