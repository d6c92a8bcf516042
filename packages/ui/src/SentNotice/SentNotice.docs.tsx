import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Description } from '../DescriptionList';
import { ButtonLink } from '../Link';
import { SentNotice } from './SentNotice';

const way = {
  'aria-label': 'What happens next',
  current: 'team',
  steps: [
    { id: 'sent', label: 'Sent' },
    { id: 'team', label: 'With the team' },
    { id: 'reply', label: 'Reply' },
  ],
  words: { done: 'done', error: 'needs your attention' },
  summary: 'Step 2 of 3',
};
const home = <ButtonLink href="/">Back to Help center</ButtonLink>;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'In the place of a form that was sent and whose answer takes hours or days: what was sent and what comes next.',
      picture: () => (
        <SentNotice
          style={{ inlineSize: '100%' }}
          title="Message sent"
          text="We usually reply within one working day."
          way={way}
          facts={<Description term="Reference">SUP-2041</Description>}
          actions={home}
        />
      ),
    },
  ],
  avoid: [
    {
      text: 'For what is done at once. There is no way to show, and the page people were on has gone.',
      instead: 'ToastRegion',
      picture: () => (
        <SentNotice
          style={{ inlineSize: '100%' }}
          title="Label added"
          text="It is done."
          way={{ ...way, current: '', steps: way.steps.slice(0, 1) }}
          facts={<Description term="Label">Payments</Description>}
          actions={home}
        />
      ),
    },
    { text: 'Beside other content. Its title is the `h1` of a page and takes the focus.', instead: 'Alert' },
  ],
  keyboard: [],
  accessibility: [
    'Its heading takes the focus when it appears, since the button that was pressed has gone, and so is read first.',
    'The way is a `Stepper`: give it an `aria-label` and the words for done steps.',
    'The title is the `h1`. The page must have no other one then.',
  ],
};
