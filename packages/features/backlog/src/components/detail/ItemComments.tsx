import type { BacklogComment, BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { newId } from '@quarterdeck/contract/rules/newId';
import { useOwnPerson } from '@quarterdeck/data/session/useOwnPerson';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useFormats, useTooLong, useTranslation } from '@quarterdeck/i18n';
import { CommentList } from '@quarterdeck/ui/CommentList';
import { commentMaxLength, draftKeys } from '../../model/item';
import { useBacklogWrites } from '../../queries/useBacklogWrites';

/** What people said about the item. */
export function ItemComments({ item: { id, comments } }: { item: BacklogItem }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const tooLong = useTooLong();
  const people = usePeople();
  const { data: user } = useOwnPerson();
  const writes = useWrites();
  const { change } = useBacklogWrites();
  const authorOf = ({ authorId }: BacklogComment) => {
    const known = people.get(authorId) ?? (user?.id === authorId ? user : undefined);
    return { id: authorId, name: known?.name ?? t('backlogDetail.comments.someone'), avatar: known?.avatar };
  };
  const send = (text: string, done: () => void) => {
    const comment = { id: newId(), authorId: user?.id ?? '', text, createdAt: new Date().toISOString() };
    const saving = change([{ id, comments: [...comments, comment] }], undefined, done);
    if (writes.isKept) done();
    return saving;
  };
  return (
    <CommentList
      comments={comments.map((comment) => ({
        id: comment.id,
        author: authorOf(comment),
        text: comment.text,
        createdAt: comment.createdAt,
        time: dateTime(comment.createdAt),
      }))}
      words={{
        title: t('backlogDetail.comments.title'),
        none: t('backlogDetail.comments.none'),
        write: t('backlogDetail.comments.write'),
        send: t('backlogDetail.comments.send'),
      }}
      draftKey={draftKeys.comment(id)}
      refuse={(text) => tooLong(text, commentMaxLength)}
      canSend={user !== undefined}
      onSend={send}
    />
  );
}
