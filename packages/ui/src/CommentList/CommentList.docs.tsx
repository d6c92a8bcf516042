import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { CommentList, type Comment } from './CommentList';

const sent = () => Promise.resolve(true);
const words = { title: 'Comments', none: 'No comments yet', write: 'Write a comment', send: 'Send' };

const commentOf = (id: string, name: string, text: string): Comment => ({
  id,
  author: { id: name, name },
  text,
  createdAt: '2026-03-02T09:00:00.000Z',
  time: 'Mar 2, 9:00 AM',
});

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For what a team says about one record, oldest first, with a field for more below it.',
      picture: () => (
        <CommentList
          comments={[commentOf('1', 'Ada Byron', 'Which blue?')]}
          words={words}
          draftKey="docs:comment"
          onSend={sent}
          style={{ inlineSize: '100%' }}
        />
      ),
    },
  ],
  avoid: [
    {
      text: 'For a log of what was done. Nobody answers to that, and it hides what people said.',
      instead: 'Timeline',
      picture: () => (
        <CommentList
          comments={[commentOf('1', 'System', 'Status changed to Done'), commentOf('2', 'System', 'Due date removed')]}
          words={words}
          draftKey="docs:log"
          onSend={sent}
          style={{ inlineSize: '100%' }}
        />
      ),
    },
    { text: 'For one text that everybody edits, such as a description.', instead: 'TextArea' },
  ],
  keyboard: [{ keys: ['$mod+Enter'], does: 'Sends what is in the field.', story: 'Default' }],
  accessibility: [
    'A section named by its heading; set `headingLevel` to fit the page. Comments are a list in it.',
    'The field is named by `words.write`. Why a text cannot be sent stands below it.',
    'What was typed is kept in the browser until it is sent, and is in the field again when sending fails. Nothing is announced of it: the page says so.',
  ],
};
