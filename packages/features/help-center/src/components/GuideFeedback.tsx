import { request } from '@quarterdeck/contract';
import { sendGuideFeedback } from '@quarterdeck/contract/endpoints/helpCenter';
import type { GuideFeedback as Feedback, GuideId } from '@quarterdeck/contract/entities/guide';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { useDraft } from '@quarterdeck/ui/autosave';
import { Button } from '@quarterdeck/ui/Button';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Inline } from '@quarterdeck/ui/Stack';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { token, type } from '@quarterdeck/ui/tokens';
import { useMutation } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

/** Longest comment that the call takes, in UTF-16 units. */
const longestComment = 2_000;

/** Asks whether a guide helped; after a No it asks what was missing, in the same place. */
export function GuideFeedback({ guideId }: { guideId: GuideId }) {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  const [comment, setComment] = useDraft(`qd:help-center.feedback:${guideId}`);
  // A comment that was begun before a reload is there again; the focus stays where the page has it.
  const [isAsking, setAsking] = useState(comment !== '');
  const [isAsked, setAsked] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const send = useMutation({
    mutationFn: (body: Feedback) => request(sendGuideFeedback, { body }),
    onSuccess: () => setComment(''),
  });
  useEffect(() => {
    if (send.isSuccess) thanks.current?.focus();
  }, [send.isSuccess]);

  const ask = () => {
    setAsked(true);
    setAsking(true);
  };
  const cancel = () => {
    no.current?.focus();
    setAsking(false);
    setComment('');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const text = comment.trim();
    if (!send.isPending) send.mutate({ guideId, helpful: false, comment: text === '' ? null : text });
  };

  if (send.isSuccess) {
    return (
      <Frame aria-label={t('helpCenter.feedback.title')}>
        <div>
          <p ref={thanks} tabIndex={-1}>
            {t('helpCenter.feedback.thanks')}
          </p>
        </div>
      </Frame>
    );
  }
  return (
    <Frame aria-labelledby="help-feedback">
      <div>
        <h2 id="help-feedback">{t('helpCenter.feedback.title')}</h2>
        <Button
          icon={ThumbsUp}
          isPending={send.isPending && send.variables.helpful}
          onPress={() => send.mutate({ guideId, helpful: true, comment: null })}
        >
          {t('helpCenter.feedback.yes')}
        </Button>
        <Button ref={no} icon={ThumbsDown} aria-expanded={isAsking} onPress={ask}>
          {t('helpCenter.feedback.no')}
        </Button>
      </div>
      {isAsking ? (
        <form onSubmit={handleSubmit}>
          <TextArea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The field appears because somebody asked to write.
            autoFocus={isAsked}
            label={t('helpCenter.feedback.missing')}
            isOptional
            value={comment}
            onChange={setComment}
            maxLength={longestComment}
            isReadOnly={send.isPending}
          />
          <Inline>
            <Button type="submit" variant="primary" isPending={send.isPending && !send.variables.helpful}>
              {t('helpCenter.feedback.send')}
            </Button>
            <Button variant="ghost" onPress={cancel}>
              {t('helpCenter.feedback.cancel')}
            </Button>
          </Inline>
        </form>
      ) : null}
      {send.isError ? (
        <Alert
          tone="danger"
          isAnnounced
          title={t('helpCenter.feedback.failed')}
          actions={<Button onPress={() => send.mutate(send.variables)}>{t('helpCenter.retry')}</Button>}
        >
          {describeError(send.error).text}
        </Alert>
      ) : null}
    </Frame>
  );
}

const Frame = styled.section`
  margin-block-start: ${token('space.4')};
  padding: ${token('space.3')} ${token('space.5')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.sunken')};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: 40px;
  }
  & > div > :is(h2, p) {
    flex: 1;
    outline: none;
    ${type('body-medium')}
  }
  & > form {
    display: grid;
    gap: ${token('space.3')};
    padding-block: ${token('space.3')} ${token('space.2')};
  }
`;
