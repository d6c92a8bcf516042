import { paths } from '@quarterdeck/contract';
import type { SupportRequest } from '@quarterdeck/contract/entities/supportRequest';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Description } from '@quarterdeck/ui/DescriptionList';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { PageSection } from '@quarterdeck/ui/Page';
import { RowList } from '@quarterdeck/ui/RowList';
import { SentNotice } from '@quarterdeck/ui/SentNotice';
import { Text } from '@quarterdeck/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { helpCenterQueries } from '../queries/helpCenterQueries';
import { pickGuides } from './categories';

/** Guides that answer what people ask most. */
const answers = ['refunds', 'understand-prices'];

export interface SupportSentProps {
  request: SupportRequest;
  /** The number of the request. */
  ticketId: string;
  sentAt: string;
  onAnother: () => void;
}

/** What was sent, and the way that it takes. */
export function SupportSent({ request, ticketId, sentAt, onAnother }: SupportSentProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const guides = pickGuides(useQuery(helpCenterQueries.guides()).data ?? [], answers);
  return (
    <SentNotice
      title={t('helpCenter.sent.title')}
      text={t('helpCenter.sent.text', { email: request.email })}
      way={{
        'aria-label': t('helpCenter.sent.way'),
        current: 'team',
        steps: [
          { id: 'sent', label: t('helpCenter.sent.sent'), description: dateTime(sentAt) },
          { id: 'team', label: t('helpCenter.sent.team'), description: t('helpCenter.sent.teamText') },
          { id: 'reply', label: t('helpCenter.sent.reply'), description: t('helpCenter.sent.replyText') },
        ],
        words: { done: t('helpCenter.sent.done'), error: '' },
        summary: t('helpCenter.sent.summary'),
      }}
      facts={
        <>
          <Description term={t('helpCenter.sent.reference')} copyText={ticketId}>
            <Text as="code" variant="code">
              {ticketId}
            </Text>
          </Description>
          <Description term={t('helpCenter.support.subject')}>{request.subject}</Description>
          {request.attachment ? (
            <Description term={t('helpCenter.support.attachment')}>{request.attachment.name}</Description>
          ) : null}
        </>
      }
      actions={
        <>
          <ButtonLink variant="primary" href={paths.helpCenter.href()}>
            {t('helpCenter.sent.back')}
          </ButtonLink>
          <Button variant="ghost" onPress={onAnother}>
            {t('helpCenter.sent.another')}
          </Button>
        </>
      }
    >
      {guides.length === 0 ? null : (
        <PageSection title={t('helpCenter.sent.meanwhile')}>
          <RowList rows={guides} />
        </PageSection>
      )}
    </SentNotice>
  );
}
