import { paths } from '@quarterdeck/contract';
import type { Invoice } from '@quarterdeck/contract/entities/invoice';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { downloadFile } from '@quarterdeck/ui/downloadFile';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { Toolbar } from '@quarterdeck/ui/Toolbar';
import { ArrowLeft, Download, Printer, Send } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { invoiceFileName, invoiceToCsv } from '../model/writeInvoice';
import { useSendInvoice } from '../queries/invoiceWrites';
import { InvoiceStatus } from './InvoiceStatus';

/** The way back, and what can be done with the invoice once it is there; not printed. */
export function InvoiceToolbar({ invoice }: { invoice: Invoice | undefined }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has nothing before it on this site.
  const back = () => void (key === 'default' ? navigate(paths.home.href()) : navigate(-1));
  return (
    <Bar>
      <div>
        <Button variant="ghost" icon={ArrowLeft} onPress={back} data-part="back">
          {t('invoice.back')}
        </Button>
        {invoice ? (
          <Standing>
            <span>
              {t('invoice.title')} <code>{invoice.number}</code>
            </span>
            <InvoiceStatus invoice={invoice} />
          </Standing>
        ) : null}
      </div>
      {invoice ? <Actions invoice={invoice} /> : null}
    </Bar>
  );
}

function Actions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const send = useSendInvoice();
  const download = useRef<HTMLButtonElement>(null);
  const handleSend = () => {
    // Its own button goes away.
    download.current?.focus();
    send(invoice);
  };
  return (
    <Toolbar label={t('invoice.actions')}>
      {invoice.status === 'draft' ? (
        <Button icon={Send} onPress={handleSend}>
          {t('invoice.send')}
        </Button>
      ) : null}
      <Button
        ref={download}
        icon={Download}
        onPress={() => downloadFile(invoiceFileName(invoice), 'text/csv', invoiceToCsv(invoice))}
      >
        {t('invoice.download')}
      </Button>
      <Button variant="primary" icon={Printer} onPress={() => print()}>
        {t('invoice.print')}
      </Button>
    </Toolbar>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token('layer.sticky')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.4')};
  min-block-size: 64px;
  padding: ${token('space.2')} ${token('space.4')};
  border-block-end: 1px solid ${token('border.subtle')};
  background: ${token('surface.sheet')};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    min-inline-size: 0;
  }
  & > div:first-child {
    flex-wrap: nowrap;
  }
  & [data-part='back'] svg:dir(rtl) {
    scale: -1 1;
  }
  ${below('sm')} {
    position: static;
    & > [role='toolbar'],
    & > [role='toolbar'] > * {
      flex: 1 1 auto;
    }
  }
  @media print {
    display: none;
  }
`;

/** What is open and how it stands, after a hairline. */
const Standing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.3')};
  min-inline-size: 0;
  padding-inline-start: ${token('space.3')};
  border-inline-start: 1px solid ${token('border.default')};
  & > span {
    overflow-wrap: anywhere;
    ${type('title-5')}
  }
  & code {
    margin-inline-start: ${token('space.1')};
    color: ${token('text.secondary')};
    ${type('code-small')}
  }
`;
