import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Feedback, type FeedbackWords } from './Feedback';

const words: FeedbackWords = {
  title: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  missing: 'What was missing?',
  send: 'Send',
  thanks: 'Thank you for your feedback.',
  failed: 'Your feedback wasn’t sent',
};
const send = () => Promise.resolve();
const wide = { inlineSize: '100%', marginBlockStart: 0 };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'At the end of a guide or an answer, to learn whether it helped. One press is an answer; after a No a comment can follow.',
      picture: () => <Feedback words={words} draftKey="qd:docs.feedback" onSend={send} style={wide} />,
    },
  ],
  avoid: [
    {
      text: 'For questions that Yes or No do not answer, and for several at once.',
      instead: 'Form',
      picture: () => (
        <Feedback
          words={{ ...words, title: 'How do you like the crew and the price?', yes: 'Good', no: 'Bad' }}
          draftKey="qd:docs.feedback-form"
          onSend={send}
          style={wide}
        />
      ),
    },
    { text: 'For comments that others read and answer.', instead: 'CommentList' },
  ],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'On Yes, sends the answer; on No, opens the field and goes to it.',
      story: 'IsAnsweredByEnter',
    },
    { keys: ['Tab'], does: 'Goes from Yes to No.', story: 'IsAnsweredByEnter' },
  ],
  accessibility: [
    'A region named by its question. The page’s outline gets the question as a heading of level 2.',
    'The thanks take the focus of the button that has gone, so they are read. Cancel gives the focus back to No.',
    'A failure is announced with its reason, and what was typed stays.',
  ],
};
