import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../Alert';
import { useDraft } from '../autosave';
import { Button } from '../Button';
import { useErrorWords } from '../errorWords';
import { useKitMessages } from '../messages';
import { Inline } from '../Stack';
import { TextArea } from '../TextArea';
import { token, type } from '../tokens';

export interface FeedbackAnswer {
  isHelpful: boolean;
  /** Without blanks around it; null for none. */
  comment: string | null;
}

export interface FeedbackWords {
  /** The question, such as "Was this helpful?". */
  title: string;
  yes: string;
  no: string;
  /** Asked after a No, such as "What was missing?". */
  missing: string;
  send: string;
  thanks: string;
  /** Title of a failure; the reason follows. */
  failed: string;
}

export interface FeedbackProps extends Omit<ComponentProps<'section'>, 'children'> {
  words: FeedbackWords;
  /** Where the browser keeps a comment that is not sent yet. Give a `key` of what is asked about, too. */
  draftKey: string;
  /** Sends the answer; what it throws is shown with a way to try again. */
  onSend: (answer: FeedbackAnswer) => Promise<unknown>;
  /** Longest comment, in UTF-16 units. @default 2000 */
  maxLength?: number;
}

type Sending = { state: 'none' | 'sent' } | ({ state: 'pending' } & FeedbackAnswer) | Failure;
type Failure = { state: 'failed'; error: unknown } & FeedbackAnswer;

/** Asks whether something helped; after a No it asks what was missing, in the same place. */
export function Feedback({ words, draftKey, onSend, maxLength = 2_000, ...rest }: FeedbackProps) {
  const messages = useKitMessages();
  const describeError = useErrorWords();
  const titleId = useId();
  const [comment, setComment] = useDraft(draftKey);
  // A comment that was begun before a reload is there again; the focus stays where the page has it.
  const [isAsking, setAsking] = useState(comment !== '');
  const [isAsked, setAsked] = useState(false);
  const [sending, setSending] = useState<Sending>({ state: 'none' });
  const no = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const isSent = sending.state === 'sent';
  const isPending = sending.state === 'pending';
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);

  const send = async (answer: FeedbackAnswer) => {
    if (isPending) return;
    setSending({ state: 'pending', ...answer });
    try {
      await onSend(answer);
      setComment('');
      setSending({ state: 'sent' });
    } catch (error) {
      setSending({ state: 'failed', error, ...answer });
    }
  };
  /** What was typed goes along, whatever the answer is by then. */
  const answer = (isHelpful: boolean) => {
    const text = comment.trim();
    return send({ isHelpful, comment: text === '' ? null : text });
  };
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
    void answer(false);
  };

  if (isSent) {
    return (
      <Frame aria-label={words.title} {...rest}>
        <div>
          <p ref={thanks} tabIndex={-1}>
            {words.thanks}
          </p>
        </div>
      </Frame>
    );
  }
  return (
    <Frame aria-labelledby={titleId} {...rest}>
      <div>
        <h2 id={titleId}>{words.title}</h2>
        <Button icon={ThumbsUp} isPending={isPending && sending.isHelpful} onPress={() => void answer(true)}>
          {words.yes}
        </Button>
        <Button ref={no} icon={ThumbsDown} aria-expanded={isAsking} onPress={ask}>
          {words.no}
        </Button>
      </div>
      {isAsking ? (
        <form onSubmit={handleSubmit}>
          <TextArea
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The field appears because somebody asked to write.
            autoFocus={isAsked}
            label={words.missing}
            isOptional
            value={comment}
            onChange={setComment}
            maxLength={maxLength}
            isReadOnly={isPending}
          />
          <Inline>
            <Button type="submit" variant="primary" isPending={isPending && !sending.isHelpful}>
              {words.send}
            </Button>
            <Button variant="ghost" onPress={cancel}>
              {messages.cancel}
            </Button>
          </Inline>
        </form>
      ) : null}
      {sending.state === 'failed' ? (
        <Alert
          tone="danger"
          isAnnounced
          title={words.failed}
          actions={<Button onPress={() => void send(answerOf(sending))}>{messages.retry}</Button>}
        >
          {describeError(sending.error).text}
        </Alert>
      ) : null}
    </Frame>
  );
}

const answerOf = ({ isHelpful, comment }: Failure): FeedbackAnswer => ({ isHelpful, comment });

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
