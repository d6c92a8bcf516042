import preview from '@quarterdeck/storybook/preview';
import { useState, type FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button';
import { FormField } from '../FormField';
import { TextField } from '../TextField';
import { Form, FormSection, FormSummary, type FormProblem } from './Form';

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

export const TheSummaryLeadsToEachField = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter your mail.' }));
    await expect(canvas.getByRole('textbox', { name: 'Mail' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Mail' })).toBeInvalid();
  },
});

export const ReadsTheTextsOfAForeignControl = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Colour/)).toHaveAccessibleDescription('For your own list.');
  },
});
