import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AvatarUpload } from '../AvatarUpload';
import { FileUpload } from './FileUpload';

const ignore = () => undefined;
const file = new File(['ahoy'], 'a.txt', { type: 'text/plain' });

it('opens no chooser by the label of a disabled field', () => {
  render(
    <>
      <AvatarUpload id="elif" name="Elif" label="Picture" isDisabled onChange={ignore} />
      <FileUpload label="Papers" items={[]} isDisabled onAdd={ignore} onRemove={ignore} />
    </>,
  );
  for (const text of ['Picture', 'Papers']) {
    const label = screen.getByText(text).closest('label');
    expect(label?.control ?? null).toBeNull();
  }
});

it.each([
  [true, 0],
  [false, 1],
])('sends the files of a field that is disabled: %s', (isDisabled, count) => {
  const { container } = render(
    <form>
      <FileUpload
        label="Papers"
        name="papers"
        items={[{ id: 'a', name: 'a.txt', file }]}
        isDisabled={isDisabled}
        onAdd={ignore}
        onRemove={ignore}
      />
    </form>,
  );
  const form = container.querySelector('form');
  expect(form && [...new FormData(form).keys()].filter((key) => key === 'papers')).toHaveLength(count);
});
