import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { InlineEdit } from './InlineEdit';

const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a title or name that is read far more often than it is changed, and is saved by itself.',
      picture: () => (
        <h2 style={{ margin: 0 }}>
          <InlineEdit value="Card checkout" label="Edit title" onSave={nothing} />
        </h2>
      ),
    },
    { text: 'With `refuse` where some texts cannot be saved: what was typed stays, with the reason.' },
  ],
  avoid: [
    {
      text: 'In a form with a Save button. It saves before the button is pressed, and it does not look like a field.',
      instead: 'TextField',
      picture: () => (
        <div style={{ display: 'grid', gap: 8 }}>
          <span>Name</span>
          <InlineEdit value="Elif Kaya" label="Edit name" onSave={nothing} />
        </div>
      ),
    },
    {
      text: 'For text of several lines: it becomes a field of one.',
      instead: 'TextArea',
      picture: () => (
        <div style={{ inlineSize: 240 }}>
          <InlineEdit
            value="Moor at pier 4, ask for the harbour master and pay the fee of the night before noon."
            label="Edit notes"
            onSave={nothing}
          />
        </div>
      ),
    },
    { text: 'For several properties below each other, which people fill in.', instead: 'PropertyList' },
  ],
  parts: {
    text: 'The text while it is read.',
    pencil: 'The pencil that hover and focus show.',
  },
  states: ['empty'],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the text.', story: 'EscapeRestoresWhatWasThere' },
    { keys: ['Enter'], does: 'Makes it a field.', story: 'EscapeRestoresWhatWasThere' },
    { keys: ['Enter'], does: 'In the field, saves; the focus returns to the text.', story: 'Default' },
    { keys: ['Escape'], does: 'Brings the text from before back.', story: 'EscapeRestoresWhatWasThere' },
    { keys: ['Tab'], does: 'Leaves the field and saves.', story: 'LeavingSavesAndAnEmptyTextIsNotTaken' },
  ],
  accessibility: [
    'While it is read it is a button named by its text and its `label`: “Card checkout, Edit title”. The field has the `label` alone.',
    'Why a text is refused is announced and read with the field, which is invalid as long.',
    'It may stand in a heading, which it does not replace: put the `h2` round it.',
  ],
};
