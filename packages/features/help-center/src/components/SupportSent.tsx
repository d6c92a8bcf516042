import { paths } from '@quarterdeck/contract';
import type { SupportRequest } from '@quarterdeck/contract/entities/supportRequest';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Description, DescriptionList } from '@quarterdeck/ui/DescriptionList';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Inline } from '@quarterdeck/ui/Stack';
import { Stepper } from '@quarterdeck/ui/Stepper';
import { token, type } from '@quarterdeck/ui/tokens';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

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
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('helpCenter.sent.title')}
        </h1>
        <p>{t('helpCenter.sent.text', { email: request.email })}</p>
      </header>
      <Stepper
        aria-label={t('helpCenter.sent.way')}
        current="team"
        steps={[
          { id: 'sent', label: t('helpCenter.sent.sent'), description: dateTime(sentAt) },
          { id: 'team', label: t('helpCenter.sent.team'), description: t('helpCenter.sent.teamText') },
          { id: 'reply', label: t('helpCenter.sent.reply'), description: t('helpCenter.sent.replyText') },
        ]}
        words={{ done: t('helpCenter.sent.done'), error: '' }}
        summary={t('helpCenter.sent.summary')}
      />
      <DescriptionList>
        <Description term={t('helpCenter.sent.reference')} copyText={ticketId}>
          <code>{ticketId}</code>
        </Description>
        <Description term={t('helpCenter.support.subject')}>{request.subject}</Description>
        {request.attachment ? (
          <Description term={t('helpCenter.support.attachment')}>{request.attachment.name}</Description>
        ) : null}
      </DescriptionList>
      <Inline>
        <ButtonLink variant="primary" href={paths.helpCenter.href()}>
          {t('helpCenter.sent.back')}
        </ButtonLink>
        <Button variant="ghost" onPress={onAnother}>
          {t('helpCenter.sent.another')}
        </Button>
      </Inline>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${token('space.8')};
  & h1 {
    outline: none;
    ${type('title-1')}
  }
  & header > p {
    margin-block-start: ${token('space.1')};
    color: ${token('text.secondary')};
    overflow-wrap: anywhere;
    ${type('body')}
  }
  & code {
    overflow-wrap: anywhere;
    ${type('code')}
  }
`;
