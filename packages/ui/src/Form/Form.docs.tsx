import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Button } from '../Button';
import { Switch } from '../Switch';
import { TextField } from '../TextField';
import { Form } from './Form';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For several fields that are sent together by one button.',
      picture: () => (
        <Form>
          <TextField label="Name" defaultValue="Elif Kaya" />
          <TextField label="Mail" defaultValue="elif@harbour.example" />
          <Button variant="primary">Save</Button>
        </Form>
      ),
    },
    { text: 'With a `FormSummary` above the fields where several of them may be wrong at once.' },
    { text: 'With a `FormSaveBar` on pages that people change and leave: it asks before changes are lost.' },
  ],
  avoid: [
    {
      text: 'For settings that act at once. Nobody knows whether Save is still needed.',
      instead: 'Switch',
      picture: () => (
        <Form>
          <Switch defaultSelected>Reduce motion</Switch>
          <Button variant="primary">Save</Button>
        </Form>
      ),
    },
    { text: 'For the properties of a record that are saved one by one.', instead: 'PropertyList' },
    { text: 'For one text that is renamed in its place.', instead: 'InlineEdit' },
  ],
  states: ['shown'],
  keyboard: [
    { keys: ['Enter'], does: 'In a field of one line, sends the form.', story: 'IsSentAndMendedByKeys' },
    {
      keys: ['Tab'],
      does: 'From the summary, which has the focus when it appears, goes to its first problem.',
      story: 'IsSentAndMendedByKeys',
    },
    { keys: ['Enter'], does: 'On a problem of the summary, goes to its field.', story: 'IsSentAndMendedByKeys' },
    {
      keys: ['Enter'],
      does: 'On Discard, takes changes back; the focus stays in the form.',
      story: 'DiscardingLeadsBackIntoTheForm',
    },
  ],
  accessibility: [
    'A `FormSummary` is an `alert` that takes the focus when it appears. Each of its messages has to name the field.',
    'A `FormSection` is named by its heading, which is an `h3`.',
    '`FormField` gives label, help and error to a control that is no field of the kit: spread what it passes on that control.',
    'The text of `FormSaveBar` is announced when it appears; while it is hidden its buttons cannot be reached.',
  ],
};
