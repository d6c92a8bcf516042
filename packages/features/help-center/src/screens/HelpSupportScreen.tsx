import type { SupportRequest } from '@quarterdeck/contract/entities/supportRequest';
import { useTranslation } from '@quarterdeck/i18n';
import { Page, PageHead } from '@quarterdeck/ui/Page';
import { useLocation, useSearchParams } from '@quarterdeck/ui/router';
import { useState } from 'react';
import { SupportForm } from '../components/SupportForm';
import { SupportSent } from '../components/SupportSent';

/** A question to people; after it was sent, what happens with it. */
export function HelpSupportScreen() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const visit = useLocation().key;
  const [last, setLast] = useState<{ request: SupportRequest; ticketId: string; sentAt: string; visit: string }>();
  // Whoever follows a link to the form means the form.
  const sent = last?.visit === visit ? last : undefined;
  return (
    <Page width={640}>
      {sent ? (
        <SupportSent
          request={sent.request}
          ticketId={sent.ticketId}
          sentAt={sent.sentAt}
          onAnother={() => setLast(undefined)}
        />
      ) : (
        <>
          <PageHead title={t('helpCenter.support.heading')} text={t('helpCenter.support.lead')} />
          <SupportForm
            subject={parameters.get('subject') ?? ''}
            onSent={(request, ticketId) => setLast({ request, ticketId, sentAt: new Date().toISOString(), visit })}
          />
        </>
      )}
    </Page>
  );
}
