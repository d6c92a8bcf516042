import { request } from '@quarterdeck/contract';
import { sendGuideFeedback } from '@quarterdeck/contract/endpoints/helpCenter';
import type { GuideId } from '@quarterdeck/contract/entities/guide';
import { useAttemptKey } from '@quarterdeck/data/writes/useAttemptKey';
import { useTranslation } from '@quarterdeck/i18n';
import { Feedback } from '@quarterdeck/ui/Feedback';

/** Longest comment that the call takes, in UTF-16 units. */
const longestComment = 2_000;

/** Asks whether a guide helped. */
export function GuideFeedback({ guideId }: { guideId: GuideId }) {
  const { t } = useTranslation();
  const { keyOf } = useAttemptKey();
  return (
    <Feedback
      draftKey={`qd:help-center.feedback:${guideId}`}
      maxLength={longestComment}
      onSend={({ isHelpful, comment }) => {
        const body = { guideId, helpful: isHelpful, comment };
        return request(sendGuideFeedback, { body }, { idempotencyKey: keyOf(body) });
      }}
      words={{
        title: t('helpCenter.feedback.title'),
        yes: t('helpCenter.feedback.yes'),
        no: t('helpCenter.feedback.no'),
        missing: t('helpCenter.feedback.missing'),
        send: t('helpCenter.feedback.send'),
        thanks: t('helpCenter.feedback.thanks'),
        failed: t('helpCenter.feedback.failed'),
      }}
    />
  );
}
