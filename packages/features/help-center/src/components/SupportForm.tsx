import { paths, request } from '@quarterdeck/contract';
import { sendSupportRequest } from '@quarterdeck/contract/endpoints/helpCenter';
import { supportAttachmentMaxBytes, type SupportRequest } from '@quarterdeck/contract/entities/supportRequest';
import { useOwnPerson } from '@quarterdeck/data/session/useOwnPerson';
import { useAttemptKey } from '@quarterdeck/data/writes/useAttemptKey';
import { useTooLong, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { Divider } from '@quarterdeck/ui/Divider';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { FileUpload } from '@quarterdeck/ui/FileUpload';
import { Form, FormSummary } from '@quarterdeck/ui/Form';
import { useKeptDraft } from '@quarterdeck/ui/keptDraft';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useNavigate } from '@quarterdeck/ui/router';
import { Grid, Inline } from '@quarterdeck/ui/Stack';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { TextField } from '@quarterdeck/ui/TextField';
import { toasts } from '@quarterdeck/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import {
  parseSupportDraft,
  problemsOf,
  readAttachment,
  supportDraftKey,
  type ChosenFile,
  type SupportField,
  type SupportProblem,
  type SupportTexts,
} from '../model/supportDraft';

export interface SupportFormProps {
  /** What the subject begins with; empty for nothing. */
  subject: string;
  onSent: (sent: SupportRequest, ticketId: string) => void;
}

/** The request; name and address are those of the reader, and what is written stays until it was sent. */
export function SupportForm({ subject, onSent }: SupportFormProps) {
  const { t } = useTranslation();
  const describeError = useErrorWords();
  // Without an answer the two fields are empty; the form does not wait for it.
  const { data: user } = useOwnPerson();
  const own = { name: user?.name ?? '', email: user?.email ?? '', subject, message: '' };
  const { draft, change, forget } = useKeptDraft(supportDraftKey, parseSupportDraft, own);
  const texts = { ...own, ...draft };
  // What the address asks the subject to begin with goes in front of one that was left here before.
  const beginSubject = useLatestCallback(() => {
    const left = draft?.subject;
    if (left !== undefined && !left.startsWith(subject)) change({ subject: subject + left });
  });
  useEffect(() => beginSubject(), [beginSubject]);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [fileProblem, setFileProblem] = useState<string>();
  const [left, setLeft] = useState<readonly SupportField[]>([]);
  const [failedTries, setFailedTries] = useState(0);
  const { keyOf } = useAttemptKey();
  const navigate = useNavigate();
  // Whoever has left hears by a message what came of it.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const send = useMutation({
    mutationFn: (body: SupportRequest) => request(sendSupportRequest, { body }, { idempotencyKey: keyOf(body) }),
    onSuccess: ({ ticketId }, sent) => {
      forget();
      onSent(sent, ticketId);
      if (!isHere.current)
        toasts.add({ title: t('helpCenter.sent.title'), text: `${t('helpCenter.sent.reference')}: ${ticketId}` });
    },
    onError: (error) => {
      if (isHere.current) return;
      toasts.add({
        title: t('helpCenter.support.failed'),
        text: describeError(error).text,
        tone: 'danger',
        action: { label: t('helpCenter.support.open'), onPress: () => void navigate(paths.helpSupport.href()) },
      });
    },
  });

  const problems = problemsOf(texts);
  const isTried = failedTries > 0;
  const tooLong = useTooLong();
  const wordsOf = ({ field, limit }: SupportProblem) =>
    (limit === undefined ? undefined : tooLong(texts[field], limit)) ?? t(`helpCenter.support.problem.${field}`);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (problems.length > 0) setFailedTries((count) => count + 1);
    else if (!send.isPending) {
      send.mutate({ ...texts, ...(file ? { attachment: { name: file.name, content: file.content } } : {}) });
    }
  };
  const attach = async (chosen: File) => {
    setFileProblem(undefined);
    try {
      setFile(await readAttachment(chosen));
    } catch {
      const problem = t('helpCenter.support.unreadable', { name: chosen.name });
      setFileProblem(problem);
      announce(problem);
    }
  };
  // A text is never cut: whoever pastes too much is told so at once, and decides what to leave out.
  const write = (field: SupportField, text: string) => {
    change({ [field]: text });
    const limitOf = (given: SupportTexts) => problemsOf(given).find((problem) => problem.field === field)?.limit;
    const limit = limitOf({ ...texts, [field]: text });
    if (limit !== undefined && limitOf(texts) === undefined) announce(tooLong(text, limit) ?? '');
  };
  const propsOf = (field: SupportField) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return {
      name: field,
      label: t(`helpCenter.support.${field}`),
      value: texts[field],
      onChange: (text: string) => write(field, text),
      // A field that was left with nothing in it is not yet wrong. What the button finds, it says itself: it would move
      // away from under the press.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        const isSent = relatedTarget instanceof Element && relatedTarget.matches('[type="submit"]');
        if (!isSent && texts[field].trim() !== '') setLeft((fields) => [...fields, field]);
      },
      isRequired: true,
      // What is changed now would not be sent, and would be gone when it was.
      isReadOnly: send.isPending,
      ...(problem && (isTried || problem.limit !== undefined || left.includes(field))
        ? { isInvalid: true, errorMessage: wordsOf(problem) }
        : {}),
    };
  };

  return (
    <Form validationBehavior="aria" onSubmit={handleSubmit}>
      <FormSummary
        key={failedTries}
        title={t('helpCenter.support.summary')}
        problems={isTried ? problems.map((problem) => ({ name: problem.field, message: wordsOf(problem) })) : []}
      />
      <Grid columns={{ base: 1, sm: 2 }}>
        <TextField {...propsOf('name')} autoComplete="name" />
        <TextField {...propsOf('email')} type="email" inputMode="email" autoComplete="email" />
      </Grid>
      <TextField {...propsOf('subject')} description={t('helpCenter.support.urgent')} />
      <TextArea {...propsOf('message')} description={t('helpCenter.support.messageHint')} minRows={9} />
      <FileUpload
        label={t('helpCenter.support.attachment')}
        isOptional
        variant="cards"
        maxFiles={1}
        maxBytes={supportAttachmentMaxBytes}
        items={file ? [{ id: 'attachment', name: file.name, sizeBytes: file.sizeBytes }] : []}
        onAdd={([chosen]) => void (chosen && attach(chosen))}
        onRemove={() => setFile(null)}
        isDisabled={send.isPending}
        {...(fileProblem === undefined ? {} : { errorMessage: fileProblem })}
      />
      {send.isError ? (
        <Alert tone="danger" title={t('helpCenter.support.failed')} isAnnounced>
          {describeError(send.error).text}
        </Alert>
      ) : null}
      <Divider />
      <Inline justify="end">
        <ButtonLink href={paths.helpCenter.href()}>{t('helpCenter.support.cancel')}</ButtonLink>
        <Button type="submit" variant="primary" icon={Send} isPending={send.isPending}>
          {t('helpCenter.support.send')}
        </Button>
      </Inline>
    </Form>
  );
}
