import { toQuery } from '@quarterdeck/contract';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import type { BacklogComment, BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { newId } from '@quarterdeck/contract/rules/newId';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { useTooLong } from '@quarterdeck/data/visit/useTooLong';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { useDraft } from '@quarterdeck/ui/autosave';
import { Avatar } from '@quarterdeck/ui/Avatar';
import { Button } from '@quarterdeck/ui/Button';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { token, type } from '@quarterdeck/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { commentMaxLength, draftKeys } from '../../model/item';
import { useBacklogWrites } from '../../queries/useBacklogWrites';

/** What people said about the item, oldest first, and a field for more. */
export function CommentList({ item: { id, comments } }: { item: BacklogItem }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const tooLong = useTooLong();
  const people = usePeople();
  const { data: user } = useQuery({ ...toQuery(getUser, {}) });
  const headingId = useId();
  const writes = useWrites();
  const { change } = useBacklogWrites();
  const [draft, changeDraft, takeDraft] = useDraft(draftKeys.comment(id));
  const text = draft.trim();
  const problem = tooLong(text, commentMaxLength);
  const isTooLong = problem !== undefined;
  const form = useRef<HTMLFormElement>(null);
  const count = comments.length;
  useEffect(() => {
    // A new comment pushes the field down, out of sight of whoever writes on, and so does a long text what is said of it.
    if ((count > 0 || isTooLong) && form.current?.contains(document.activeElement))
      form.current.scrollIntoView({ block: 'end' });
  }, [count, isTooLong]);
  const authorOf = ({ authorId }: BacklogComment) => people.get(authorId) ?? (user?.id === authorId ? user : undefined);

  const send = async () => {
    if (text === '' || isTooLong || user === undefined) return;
    const { done, giveBack } = takeDraft();
    const comment = { id: newId(), authorId: user.id, text, createdAt: new Date().toISOString() };
    const saving = change([{ id, comments: [...comments, comment] }], undefined, done);
    if (writes.isKept) done();
    if (!(await saving)) giveBack();
  };
  const handleSend = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void send();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSend(event);
  };

  return (
    <Section aria-labelledby={headingId}>
      <Heading level={3} variant="title-5" id={headingId}>
        {t('backlogDetail.comments.title')}
      </Heading>
      {comments.length > 0 ? (
        <Comments>
          {comments.map((comment) => {
            const name = authorOf(comment)?.name ?? t('backlogDetail.comments.someone');
            return (
              <li key={comment.id}>
                <Avatar size="sm" id={comment.authorId} name={name} src={authorOf(comment)?.avatar} label="" />
                <div>
                  <p>
                    <b>{name}</b> <time dateTime={comment.createdAt}>{dateTime(comment.createdAt)}</time>
                  </p>
                  <p>{comment.text}</p>
                </div>
              </li>
            );
          })}
        </Comments>
      ) : (
        <Text as="p" variant="small" tone="secondary">
          {t('backlogDetail.comments.none')}
        </Text>
      )}
      <form ref={form} onSubmit={handleSend}>
        <TextArea
          aria-label={t('backlogDetail.comments.write')}
          placeholder={t('backlogDetail.comments.write')}
          size="sm"
          minRows={1}
          maxRows={8}
          value={draft}
          onChange={changeDraft}
          onKeyDown={handleKeyDown}
          {...(problem && { errorMessage: problem })}
        />
        {text === '' ? null : (
          <Button type="submit" size="sm" variant="primary" isDisabled={user === undefined || isTooLong}>
            {t('backlogDetail.comments.send')}
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
