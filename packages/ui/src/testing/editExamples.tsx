import { AvatarUpload } from '../AvatarUpload';
import { Calendar } from '../Calendar';
import { Checklist } from '../Checklist';
import { ComposeBar } from '../ComposeBar';
import { DatePicker } from '../DatePicker';
import { DateRangePicker } from '../DateRangePicker';
import { DraftRow } from '../DraftRow';
import { Feedback } from '../Feedback';
import { FileUpload } from '../FileUpload';
import { InlineEdit } from '../InlineEdit';
import { NumberField } from '../NumberField';
import { PageSearch } from '../PageSearch';
import { PhoneField } from '../PhoneField';
import { PictureField } from '../PictureField';
import { RichTextEditor } from '../RichTextEditor';
import type { Examples } from './conformance';

const nothing = () => undefined;
const saved = () => Promise.resolve(true);

export const editExamples: Examples = {
  AvatarUpload: {
    render: (root, { text }) => <AvatarUpload id="elif" name={text} label={text} onChange={nothing} {...root} />,
  },
  Calendar: {
    render: (root, { text, date }) => (
      <Calendar aria-label={text} defaultValue={date} today="2026-03-05" minValue="2026-01-05" {...root} />
    ),
  },
  Checklist: {
    render: (root, { text }) => (
      <Checklist
        items={[{ id: 'moor', text, isDone: false }]}
        words={{
          title: text,
          progress: '0 of 1',
          add: 'Add a step',
          text: 'Text of the step',
          check: (step) => `Done: ${step}`,
          remove: (step) => `Remove ${step}`,
        }}
        draftKey="conformance-checklist"
        onAdd={saved}
        onChange={saved}
        onRemove={nothing}
        {...root}
      />
    ),
  },
  ComposeBar: { render: (root, { text }) => <ComposeBar label={text} onPress={nothing} shortcut="n" {...root} /> },
  DatePicker: {
    render: (root, { text, date }) => (
      <DatePicker label={text} defaultValue={date} minValue={date} today="2026-03-05" {...root} />
    ),
  },
  DateRangePicker: {
    render: (root, { text, date }) => (
      <DateRangePicker
        label={text}
        defaultValue={{ start: date, end: '2026-03-20' }}
        minValue={date}
        today="2026-03-05"
        {...root}
      />
    ),
  },
  DraftRow: {
    render: (root, { text }) => (
      <DraftRow draftKey="conformance-row" label={text} onAdd={saved} onEnd={nothing} {...root} />
    ),
  },
  Feedback: {
    render: (root, { text }) => (
      <Feedback
        words={{
          title: text,
          yes: 'Yes',
          no: 'No',
          missing: 'What was missing?',
          send: 'Send',
          thanks: 'Thank you',
          failed: 'Not sent',
        }}
        draftKey="conformance-feedback"
        onSend={saved}
        {...root}
      />
    ),
  },
  FileUpload: {
    render: (root, { text, number }) => (
      <FileUpload
        label={text}
        items={[{ id: 'chart', name: text, type: 'text/plain', sizeBytes: number, status: 'ready' }]}
        onAdd={nothing}
        onRemove={nothing}
        {...root}
      />
    ),
  },
  InlineEdit: {
    render: (root, { text }) => (
      <InlineEdit value={text} placeholder="No title" onSave={nothing} label="Edit title" {...root} />
    ),
  },
  NumberField: {
    render: (root, { text, number }) => <NumberField label={text} defaultValue={number} unit="weeks" {...root} />,
  },
  PageSearch: { render: (root, { text }) => <PageSearch label="Search" search={text} onSearch={nothing} {...root} /> },
  PhoneField: { render: (root, { text }) => <PhoneField label="Phone" defaultValue={text} {...root} /> },
  PictureField: {
    render: (root, { text }) => (
      <PictureField
        label={text}
        value={null}
        onChange={nothing}
        words={{
          choose: 'Choose a picture',
          hint: 'Or drop it here.',
          replace: 'Replace',
          remove: 'Remove',
          type: 'This is no picture.',
          size: 'This picture is too large.',
          broken: 'This picture cannot be read.',
        }}
        {...root}
      />
    ),
  },
  RichTextEditor: {
    render: (root, { text }) => <RichTextEditor label={text} defaultValue={`<p>${text}</p>`} {...root} />,
  },
};
