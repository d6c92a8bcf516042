import { useEffect, useId, useRef, type ComponentProps, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useDraft } from '../autosave';
import { Avatar } from '../Avatar';
import { Button } from '../Button';
import { Heading, Text } from '../Text';
import { TextArea } from '../TextArea';
import { token, type } from '../tokens';

export interface Comment {
  id: string;
  /** Who wrote it. */
  author: { id: string; name: string; avatar?: string | null | undefined };
  /** Plain text; its lines are kept. */
  text: string;
  /** ISO 8601 instant. */
  createdAt: string;
  /** The same, written out. */
  time: string;
}

export interface CommentListProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** Oldest first. */
  comments: readonly Comment[];
  words: {
    /** Heading of the section, such as "Comments". */
    title: string;
    /** Stands in the place of the comments while there are none. */
    none: string;
    /** Name and placeholder of the field. */
    write: string;
    /** The button that sends. */
    send: string;
  };
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Where the browser keeps what is typed and not sent yet. */
  draftKey: string;
  /** Why a text cannot be sent; it stays in the field. */
  refuse?: (text: string) => string | undefined;
  /** Whether the writer is known by now. @default true */
  canSend?: boolean;
  /**
   * @param text trimmed, not empty.
   * @param done is to be called as soon as the text is kept elsewhere or saved, also after another attempt.
   * @returns whether it was saved; otherwise the field has the text again.
   */
  onSend: (text: string, done: () => void) => Promise<boolean>;
}

/** What people said about a record, and a field for more; Ctrl or Command with Enter sends. */
export function CommentList({
  comments,
  words,
  headingLevel = 3,
  draftKey,
  refuse,
  canSend = true,
  onSend,
  ...rest
}: CommentListProps) {
  const headingId = useId();
  const [draft, changeDraft, takeDraft] = useDraft(draftKey);
  const text = draft.trim();
  const problem = refuse?.(text);
  const isRefused = problem !== undefined;
  const form = useRef<HTMLFormElement>(null);
  const count = comments.length;
  useEffect(() => {
    // A new comment pushes the field down, out of sight of whoever writes on, and so does what is said of its text.
    if ((count > 0 || isRefused) && form.current?.contains(document.activeElement))
      form.current.scrollIntoView({ block: 'end' });
  }, [count, isRefused]);

  const send = async () => {
    if (text === '' || isRefused || !canSend) return;
    const { done, giveBack } = takeDraft();
    if (await onSend(text, done)) done();
    else giveBack();
  };
  const handleSend = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void send();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSend(event);
  };

  return (
    <Section aria-labelledby={headingId} {...rest}>
      <Heading level={headingLevel} variant="title-5" id={headingId}>
        {words.title}
      </Heading>
      {count > 0 ? (
        <Comments>
          {comments.map(({ id, author, text: said, createdAt, time }) => (
            <li key={id}>
              <Avatar size="sm" id={author.id} name={author.name} src={author.avatar} label="" />
              <div>
                <p>
                  <b>{author.name}</b> <time dateTime={createdAt}>{time}</time>
                </p>
                <p dir="auto">{said}</p>
              </div>
            </li>
          ))}
        </Comments>
      ) : (
        <Text as="p" variant="small" tone="secondary">
          {words.none}
        </Text>
      )}
      <form ref={form} onSubmit={handleSend}>
        <TextArea
          aria-label={words.write}
          placeholder={words.write}
          size="sm"
          minRows={1}
          maxRows={8}
          value={draft}
          onChange={changeDraft}
          onKeyDown={handleKeyDown}
          {...(isRefused && { errorMessage: problem })}
        />
        {text === '' ? null : (
          <Button type="submit" size="sm" variant="primary" isDisabled={!canSend || isRefused}>
            {words.send}
          </Button>
        )}
      </form>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${token('space.2')};
  & > form {
    display: grid;
    gap: ${token('space.2')};
    scroll-margin-block-end: ${token('space.6')};
  }
  & > form > button {
    justify-self: end;
  }
`;

const Comments = styled.ul`
  display: grid;
  gap: ${token('space.4')};
  margin-block-end: ${token('space.2')};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space.2-5')};
  }
  & p {
    overflow-wrap: anywhere;
    white-space: pre-line;
    ${type('body')}
  }
  & p[dir] {
    /* A text of the other direction reads its own way and begins where all others do. */
    text-align: match-parent;
    text-align: -webkit-match-parent;
  }
  & time,
  & p + p {
    color: ${token('text.secondary')};
  }
  & time {
    ${type('small')}
  }
  & b {
    font-weight: ${token('weight.semibold')};
  }
`;
