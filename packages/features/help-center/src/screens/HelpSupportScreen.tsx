import type { SupportRequest } from '@quarterdeck/contract/entities/supportRequest';
import { useTranslation } from '@quarterdeck/i18n';
import { Page, PageHead } from '@quarterdeck/ui/Page';
import { useSearchParams } from '@quarterdeck/ui/router';
import { useState } from 'react';
import { SupportForm } from '../components/SupportForm';
import { SupportSent } from '../components/SupportSent';

/** A question to people; after it was sent, what happens with it. */
export function HelpSupportScreen() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const [sent, setSent] = useState<{ request: SupportRequest; ticketId: string; sentAt: string }>();
  return (
    <Page width={640}>
      {sent ? (
        <SupportSent {...sent} onAnother={() => setSent(undefined)} />
      ) : (
        <>
          <PageHead title={t('helpCenter.support.heading')} text={t('helpCenter.support.lead')} />
          <SupportForm
            subject={(parameters.get('subject') ?? '').slice(0, 200)}
            onSent={(request, ticketId) => setSent({ request, ticketId, sentAt: new Date().toISOString() })}
          />
        </>
      )}
    </Page>
  );
}
