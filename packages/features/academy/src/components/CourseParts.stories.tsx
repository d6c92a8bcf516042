import type { AcademyCourse } from '@quarterdeck/contract/entities/academyCourse';
import { buildAcademyCategory, buildCourse } from '@quarterdeck/mocks/academy/buildCourse';
import preview from '@quarterdeck/storybook/preview';
import { Route, Routes, useLocation, useNavigate } from '@quarterdeck/ui/router';
import { expect, waitFor } from 'storybook/test';
import { CourseCard } from './CourseCard';
import { CourseReader } from './CourseReader';
import { CourseScreen } from '../screens/CourseScreen';

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3);
const hostile: AcademyCourse = buildCourse({
  id: 'course-hostile',
  title: long,
  description: `${long} `.repeat(6),
  category: long,
  duration: 12_345,
  progress: { currentStep: 0, completed: 40 },
  steps: Array.from({ length: 40 }, (_, order) => ({
    order,
    title: order === 0 ? long : `Step ${order}`,
    subtitle: order === 0 ? long : '',
    content:
      '<p>Fair winds</p><script>document.title = "taken"</script><img src="x" onerror="document.title=\'taken\'">' +
      '<h1>Heading</h1><a href="javascript:alert(1)">Press</a>' +
      `<p style="position:fixed;inset:0">${long}</p>`,
  })),
});

const meta = preview.meta({
  title: 'Features/academy/CourseParts',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
});

/** Long words, many steps and a category that the academy does not have keep within the card. */
export const HostileCard = meta.story({
  render: () => (
    <main style={{ padding: 16 }}>
      <h1 hidden>Courses</h1>
      <CourseCard course={hostile} categories={[buildAcademyCategory()]} found="" />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.getByText('12,345 min').getBoundingClientRect().right).toBeLessThan(innerWidth - 16);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** HTML of others: its text is shown, and nothing of it runs. */
export const HostileStep = meta.story({
  parameters: { address: '/apps/academy/course-hostile?step=1' },
  render: () => (
    <main style={{ blockSize: '100dvh' }}>
      <CourseReader course={hostile} />
    </main>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('Fair winds')).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 2, name: 'Heading' })).toBeVisible();
    await expect(canvasElement.querySelector('script, [onerror], [href^="javascript"]')).toBeNull();
    await expect(document.title).not.toBe('taken');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

const manySteps = buildCourse({
  steps: Array.from({ length: 40 }, (_, order) => ({ order, title: `Step ${order + 1}`, subtitle: '', content: '' })),
  progress: { currentStep: 0, completed: 0 },
});

const wide = Array.from({ length: 12 }, (_, column) => `<td>Column${column}</td>`).join('');

/** Left and Right scroll a wide table that has the focus, and do not leave its step. */
export const WideTable = meta.story({
  parameters: { address: '/apps/academy/course-built?step=1' },
  render: () => (
    <main style={{ blockSize: '100dvh' }}>
      <CourseReader
        course={buildCourse({
          steps: [0, 1].map((order) => ({
            order,
            title: `Tides ${order}`,
            subtitle: '',
            content: `<table><tbody><tr>${wide}</tr></tbody></table>`,
          })),
        })}
      />
    </main>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^Step 1 of 2/)).toBeVisible());
    const table = await waitFor(() => {
      const group = canvasElement.querySelector<HTMLElement>('[data-part="table"]');
      if (!group) throw new Error('The table is still to come.');
      return group;
    });
    table.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tides 0' })).toBeVisible();
    table.blur();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Tides 1' })).toBeVisible());
  },
});

/** A double click completes one step; the step that is shown is in sight beside it, too. */
export const ManySteps = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { address: '/apps/academy/course-01?step=40' },
  render: () => (
    <main style={{ blockSize: '100dvh' }}>
      <CourseReader course={manySteps} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const step = await canvas.findByRole('link', { name: 'Step 40' });
    await waitFor(() => expect(step.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await userEvent.click(canvas.getByRole('link', { name: 'Step 1' }));
    await waitFor(() => expect(canvas.getByText(/^Step 1 of 40/)).toBeVisible());
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Complete and continue' }));
    await waitFor(() => expect(canvas.getByText(/^Step 2 of 40/)).toBeVisible());
    await expect(canvas.queryByText(/^Step 3 of 40/)).toBeNull();
  },
});

/** Nothing to read is nothing to complete. */
export const WithoutSteps = meta.story({
  parameters: { address: '/apps/academy/course-built' },
  render: () => (
    <main style={{ blockSize: '100dvh' }}>
      <CourseReader course={{ ...buildCourse({}), steps: [] }} />
    </main>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This course has no steps yet')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Complete/ })).toBeNull();
  },
});

/** A course of one step is completed with it. */
export const OneStep = meta.story({
  parameters: { address: '/apps/academy/course-built?step=7' },
  render: () => (
    <main style={{ blockSize: '100dvh' }}>
      <CourseReader course={buildCourse({ steps: [{ order: 0, title: 'The bowline', subtitle: '', content: '' }] })} />
    </main>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Step 1 of 1/)).toBeVisible());
    await expect(canvas.queryByRole('link', { name: /^Previous/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Complete' })).toBeVisible();
  },
});

/** The browser's back button and address bar, which a story does not have. */
function Browser() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <header>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output aria-label="Address">{search}</output>
    </header>
  );
}

/** The address is the step that is shown, also where it said nothing or nonsense; back leads to the step before. */
export const AddressIsTheStep = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: '/apps/academy/course-01?step=abc&layout=material' },
  render: () => (
    <>
      <Browser />
      <main style={{ blockSize: '90dvh' }}>
        <Routes>
          <Route path="/apps/academy/:id" element={<CourseScreen />} />
        </Routes>
      </main>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('status', { name: 'Address' });
    await waitFor(() => expect(address).toHaveTextContent('?step=3&layout=material'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(address).toHaveTextContent('?step=4&layout=material'));
    await userEvent.click(canvas.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(address).toHaveTextContent('?step=5&layout=material'));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByText(/^Step 4 of 6/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByText(/^Step 3 of 6/)).toBeVisible());
    await expect(address).toHaveTextContent('?step=3&layout=material');
    // Its ring is the browser's, which shows it by what it heard last.
    canvas.getByRole('button', { name: 'Back' }).blur();
  },
});
