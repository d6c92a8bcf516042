import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { TextArea } from './TextArea';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For text of several sentences or lines: notes, a reason, a message. It grows with them.',
      picture: () => <TextArea label="Notes" defaultValue={'Moor at pier 4.\nAsk for the harbour master.'} />,
    },
    {
      text: 'With `maxLength` and `hasCounter` where there is a limit, so that people see it coming.',
      picture: () => <TextArea label="Reason" defaultValue="Storm warning" maxLength={200} hasCounter minRows={2} />,
    },
  ],
  avoid: [
    {
      text: 'For one short line. The empty lines ask for more than is wanted, and Enter does not send the form.',
      instead: 'TextField',
      picture: () => <TextArea label="Title" defaultValue="Card checkout" />,
    },
    {
      text: 'For text with lists, links or bold words. Marks typed by hand stay marks.',
      instead: 'RichTextEditor',
      picture: () => <TextArea label="Description" defaultValue={'**Bring along**\n- Charts\n- Provisions'} />,
    },
  ],
  states: ['text'],
  keyboard: [{ keys: ['Enter'], does: 'Begins a new line.', story: 'Default' }],
  accessibility: [
    'The label is its name. Help and error are read with it, and an `errorMessage` makes it invalid.',
    'The counter is only seen. Where the limit matters, say it in the `description` too.',
    'It is as high as its text up to `maxRows`, so people see what they have written without resizing it.',
  ],
};
