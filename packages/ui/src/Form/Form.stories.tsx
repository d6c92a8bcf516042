import preview from '@quarterdeck/storybook/preview';
import { useState, type FormEvent } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { FormField } from '../FormField';
import { Link } from '../Link';
import { useLocation } from '../router';
import { TextField } from '../TextField';
import { toasts } from '../Toast';
import { ToastRegion } from '../ToastRegion';
import { Form, FormSection, FormSummary, type FormProblem } from './Form';
import { FormSaveBar } from './FormSaveBar';

const sent = fn();

function Contact() {
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = Object.fromEntries(new FormData(event.currentTarget));
    const missing = ['name', 'mail'].filter((name) => data[name] === '');
    setProblems(missing.map((name) => ({ name, message: `Enter your ${name}.` })));
    if (missing.length === 0) sent(data);
  };
  const errorOf = (name: string) => problems.find((problem) => problem.name === name)?.message;
  const nameError = errorOf('name');
  const mailError = errorOf('mail');
  return (
    <Form onSubmit={handleSubmit} validationBehavior="aria">
      <FormSummary title="Two things are missing." problems={problems} />
      <FormSection title="Contact" description="Where the receipt goes.">
        <TextField name="name" label="Name" {...(nameError === undefined ? {} : { errorMessage: nameError })} />
        <TextField name="mail" label="Mail" {...(mailError === undefined ? {} : { errorMessage: mailError })} />
        <FormField label="Colour" description="For your own list." isOptional>
          {(control) => <input type="color" {...control} />}
        </FormField>
      </FormSection>
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  );
}

const meta = preview.meta({
  title: 'Components/Forms/Form',
  component: Form,
  parameters: { covers: ['component:@quarterdeck/ui/Form', 'component:@quarterdeck/ui/FormField'] },
  render: () => <Contact />,
  beforeEach: () => {
    sent.mockClear();
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Elif');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mail' }), 'elif@harbour.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'Elif', mail: 'elif@harbour.example' }));
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const TheSummaryLeadsToEachField = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter your mail.' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mail' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Mail' })).toBeInvalid();
  },
});

export const ReadsTheTextsOfAForeignControl = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Colour/)).toHaveAccessibleDescription('For your own list.');
  },
});

const saved = 'Elif';

function Profile() {
  const [name, setName] = useState(saved);
  const { pathname } = useLocation();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sent({ name });
      }}
    >
      <TextField name="name" label="Name" value={name} onChange={setName} />
      <Link href="/settings/team">Team</Link>
      <p>{`Address: ${pathname}`}</p>
      <FormSaveBar
        isDirty={name !== saved}
        text="You have unsaved changes"
        discardLabel="Discard"
        saveLabel="Save"
        onDiscard={() => setName(saved)}
        leaveQuestion={{
          title: 'Leave without saving?',
          text: 'Your new name is not saved yet.',
          confirmLabel: 'Leave',
          cancelLabel: 'Keep editing',
        }}
      />
    </Form>
  );
}

export const WithASaveBar = meta.story({
  render: () => <Profile />,
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole('textbox', { name: 'Name' }).closest('form') as HTMLFormElement;
    const height = form.offsetHeight;
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Kaya');
    await expect(canvas.getByRole('status')).toHaveTextContent('You have unsaved changes');
    // Nothing below the form moves.
    await expect(form.offsetHeight).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(sent).toHaveBeenCalledWith({ name: 'Elif Kaya' });
  },
});

export const DiscardingLeadsBackIntoTheForm = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Profile />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Kaya');
    canvas.getByRole('button', { name: 'Discard' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Elif');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(document.activeElement?.tagName).toBe('FORM'));
  },
});

export const ALinkAsksBeforeItLosesChanges = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Profile />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Kaya');
    await userEvent.click(canvas.getByRole('link', { name: 'Team' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByText('Address: /')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Elif Kaya');
    await userEvent.click(canvas.getByRole('link', { name: 'Team' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByText('Address: /settings/team')).toBeInTheDocument();
  },
});

/** The bar sticks to the lower edge only while the form goes on below it; the corner is kept free in any case. */
export const MessagesStandAboveTheSaveBar = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    toasts.add({ title: 'Copied', durationMs: null });
  },
  render: () => (
    <>
      <Profile />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const roomBelow = () => innerHeight - screen.getByRole('alertdialog').getBoundingClientRect().bottom;
    await screen.findByRole('alertdialog');
    const before = roomBelow();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Kaya');
    const bar = canvas.getByRole('status').parentElement as HTMLElement;
    await waitFor(() => expect(roomBelow()).toBe(before + bar.offsetHeight));
  },
});

export const IsSentAndMendedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Elif');
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enter your mail.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Mail' })).toHaveFocus());
    await userEvent.keyboard('elif@harbour.example{Enter}');
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ name: 'Elif', mail: 'elif@harbour.example' }));
  },
});
