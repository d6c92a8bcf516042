import type { Task } from '@quarterdeck/contract/entities/task';
import { highlight } from '@quarterdeck/contract/rules/highlight';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { buildContact } from '@quarterdeck/mocks/contacts/buildContact';
import { buildTask, buildTaskTag } from '@quarterdeck/mocks/tasks/buildTask';
import preview from '@quarterdeck/storybook/preview';
import { expect, fireEvent, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { countBySection } from '../model/taskList';
import {
  SectionsContext,
  TaskListContext,
  type SectionsContextValue,
  type TaskListContextValue,
  useRowWords,
} from './TaskListContext';
import { TaskListRow } from './TaskRow';

const person = buildContact({ id: 'contact-1', name: 'Marta Lindqvist' });
const tags = ['Design', 'Booking flow', 'Urgent', 'A tag that somebody wrote a whole sentence into'].map(
  (title, index) => buildTaskTag({ id: `tag-${index + 1}`, title }),
);

const plain = buildTask({ id: 'task-plain' });
const full = buildTask({
  id: 'task-full',
  title: 'Hold a slot for ten minutes while the guest pays',
  priority: 2,
  dueDate: '2026-01-16T12:00:00Z',
  tags: ['tag-1', 'tag-2'],
  assignedTo: person.id,
  subTasks: [
    { id: 'one', title: 'Timer', completed: true },
    { id: 'two', title: 'Message', completed: false },
  ],
});

interface RowsProps extends Partial<TaskListContextValue & Omit<SectionsContextValue, 'counts'>> {
  tasks: readonly Task[];
  /** What a search found. */
  query?: string;
}

/** Rows as the list holds them. */
function Rows({
  tasks,
  query,
  editingId = null,
  onEditStart = fn(),
  onEditEnd = fn(),
  onRename = fn(),
  ...overrides
}: RowsProps) {
  const { t } = useTranslation();
  const words = useRowWords();
  const formats = useFormats();
  const value: TaskListContextValue = {
    t,
    words,
    formats,
    hrefOf: (task) => `/apps/tasks/${task.id}`,
    tags: new Map(tags.map((tag) => [tag.id, tag])),
    people: new Map([[person.id, person]]),
    matches: new Map(query === undefined ? [] : tasks.map((task) => [task.id, highlight(task.title, query)])),
    canMove: true,
    onToggle: fn(),
    onMenu: fn(),
    ...overrides,
  };
  const sections = { counts: countBySection(tasks), editingId, onEditStart, onEditEnd, onRename };
  return (
    <TaskListContext value={value}>
      <SectionsContext value={sections}>
        <div
          role="grid"
          aria-label="Tasks"
          style={{ container: 'tasks / inline-size', background: 'var(--qd-surface-sheet)' }}
        >
          {tasks.map((task) => (
            <Row key={task.id} role="row" tabIndex={0}>
              <TaskListRow task={task} />
            </Row>
          ))}
        </div>
      </SectionsContext>
    </TaskListContext>
  );
}

/** As high as the list makes it: rows of a narrow one have two lines. */
const Row = styled.div`
  block-size: 44px;
  @container tasks (max-width: 640px) {
    block-size: 60px;
  }
`;

const meta = preview.meta({
  title: 'Features/tasks/TaskRow',
  component: Rows,
  args: { tasks: [plain], onToggle: fn(), onMenu: fn(), onRename: fn(), onEditEnd: fn(), onEditStart: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mark Answer the harbour office as done' }));
    await expect(args.onToggle).toHaveBeenCalledWith(plain);
    const actions = canvas.getByRole('button', { name: 'Actions for Answer the harbour office' });
    await userEvent.click(actions);
    await expect(args.onMenu).toHaveBeenCalledWith(plain, actions);
  },
});

const states: readonly Task[] = [
  buildTask({ id: 'section', type: 'section', title: 'Booking flow' }),
  plain,
  full,
  buildTask({ ...full, id: 'task-done', completed: true }),
  buildTask({ id: 'task-overdue', title: 'Renew the certificate', dueDate: '2026-01-12T12:00:00Z', priority: 2 }),
  buildTask({ id: 'task-today', title: 'Write the weekly note', dueDate: '2026-01-15T12:00:00Z', priority: 0 }),
  buildTask({ id: 'task-tags', title: 'Ask everybody', tags: tags.map(({ id }) => id) }),
  buildTask({ id: 'task-untitled', title: '' }),
  buildTask({ id: 'section-untitled', type: 'section', title: '' }),
];

export const States = meta.story({
  args: { tasks: states },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Booking flow 6 left/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Renew the certificate Overdue, 12 Jan/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Ask everybody/ })).toHaveTextContent('+2');
    await expect(canvas.getByRole('checkbox', { name: 'Mark Untitled as done' })).not.toBeChecked();
  },
});

export const Found = meta.story({
  args: { tasks: [full, plain], query: 'guest', canMove: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('guest', { selector: 'mark' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    tasks: [
      buildTask({
        ...full,
        id: 'task-long',
        title: 'Agree with everyone who ever wrote a line about this '.repeat(20),
        tags: ['tag-4', 'tag-2', 'tag-1'],
      }),
      buildTask({ ...full, id: 'task-word', title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(10) }),
      buildTask({ ...full, id: 'task-arabic', title: 'تأكيد الحجز قبل نهاية الأسبوع ثم إرسال الفاتورة إلى العميل' }),
      buildTask({
        id: 'section-long',
        type: 'section',
        title: 'Everything that has to be done before the season opens '.repeat(100),
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    for (const control of canvasElement.querySelectorAll('[role="row"] [aria-label]'))
      await expect(control.getAttribute('aria-label')?.length).toBeLessThan(120);
    for (const row of canvas.getAllByRole('row')) await expect(row.textContent.length).toBeLessThan(400);
  },
});

/** Rows of two lines. */
const onPhone = { globals: { viewport: { value: 'phone' } } };

export const Phone = meta.story({ ...onPhone, args: { tasks: states } });

/** Of several tags one is shown and the others are counted; one that finds no room ends in an ellipsis. */
export const PhoneWithLongTags = meta.story({
  ...onPhone,
  args: {
    tasks: [
      buildTask({ ...full, id: 'task-one', tags: ['tag-4'] }),
      buildTask({ ...full, id: 'task-two', tags: ['tag-2', 'tag-4'] }),
      buildTask({ ...full, id: 'task-more', tags: ['tag-4', 'tag-3', 'tag-1'] }),
    ],
  },
  play: async ({ canvas }) => {
    const long = 'A tag that somebody wrote a whole sentence into';
    const endOf = (element: Element | undefined) => Math.ceil(element?.getBoundingClientRect().right ?? 0);
    const shown: (string | null)[][] = [];
    for (const row of canvas.getAllByRole('row')) {
      const room = endOf(row.querySelector('[data-part="tags"]') ?? undefined);
      const tags = [...row.querySelectorAll('[data-part="tags"] > *')].filter((tag) => tag.checkVisibility());
      for (const tag of tags) await expect(endOf(tag)).toBeLessThanOrEqual(room);
      await expect(row.querySelector('[data-priority]')?.getBoundingClientRect().width).toBe(16);
      shown.push(tags.map((tag) => tag.textContent));
    }
    await expect(shown).toEqual([[long], ['Booking flow', '+1'], [long, '+2']]);
    for (const text of canvas.getAllByTitle(long).filter((tag) => tag.checkVisibility())) {
      await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
      await expect(getComputedStyle(text).textOverflow).toBe('ellipsis');
    }
  },
});

/** Names of tags and faces come after the rows; what is there already stays where it is. */
export const PhoneBeforeNamesAndFaces = meta.story({
  ...onPhone,
  args: { tasks: [full, buildTask({ ...full, id: 'task-waits', tags: ['tag-later'], assignedTo: 'contact-later' })] },
  play: async ({ canvas }) => {
    const leftsOf = (part: string) =>
      canvas.getAllByRole('row').map((row) => row.querySelector(part)?.getBoundingClientRect().left);
    for (const part of ['[data-part="due"]', '[data-priority]', '[data-part="menu"]']) {
      const [complete, waiting] = leftsOf(part);
      await expect(waiting).toBe(complete);
    }
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, args: { tasks: states } });

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { tasks: states } });

const section = buildTask({ id: 'section-1', type: 'section', title: 'This week' });

export const ASectionIsRenamedInPlace = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { tasks: [section], editingId: section.id },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Rename This week' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '  Next week {Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(section, 'Next week');
    await expect(args.onEditEnd).toHaveBeenCalled();
  },
});

export const EscapeKeepsTheOldName = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { tasks: [section], editingId: section.id },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Rename This week' }), ' and next{Escape}');
    await expect(args.onEditEnd).toHaveBeenCalled();
    await expect(args.onRename).not.toHaveBeenCalled();
  },
});

export const AnEmptyNameKeepsTheOldOne = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { tasks: [section], editingId: section.id },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Rename This week' });
    await userEvent.clear(field);
    await userEvent.type(field, '  {Enter}');
    await expect(args.onEditEnd).toHaveBeenCalledWith(section, true);
    await expect(args.onRename).not.toHaveBeenCalled();
  },
});

export const AnotherWindowEndsNoRenaming = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { tasks: [section], editingId: section.id },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Rename This week' });
    await userEvent.type(field, ' and next');
    await fireEvent.focusOut(field);
    await expect(args.onRename).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onRename).toHaveBeenCalledWith(section, 'This week and next');
    await expect(args.onEditEnd).toHaveBeenCalledOnce();
    await expect(args.onEditEnd).toHaveBeenCalledWith(section, false);
  },
});

/** A finger on a row; places are pixels from where it went down, positive to the right and downwards. */
async function touch(row: Element) {
  let finger = { pointerType: 'touch', clientX: 180, clientY: 30 };
  await fireEvent.pointerDown(row, finger);
  return {
    moveTo: (x: number, y = 0) => {
      finger = { ...finger, clientX: 180 + x, clientY: 30 + y };
      return fireEvent.pointerMove(row, finger);
    },
    lift: () => fireEvent.pointerUp(row, finger),
  };
}

const rowIn = (canvas: HTMLElement) => canvas.querySelector('[role="gridcell"]') as HTMLElement;

export const ASwipeCompletes = meta.story({
  ...onPhone,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args, step }) => {
    const row = rowIn(canvasElement);
    await step('the row follows the finger, and back into its place', async () => {
      const finger = await touch(row);
      await finger.moveTo(40);
      await finger.moveTo(100, 4);
      await expect(row.style.translate).toBe('100px');
      await finger.moveTo(3);
      await expect(row.style.translate).toBe('');
      await finger.lift();
    });
    await step('a short one, one the other way and one that scrolls do nothing', async () => {
      for (const [x, y] of [
        [60, 0],
        [-120, 0],
        [100, 140],
      ] as const) {
        const finger = await touch(row);
        await finger.moveTo(x, y);
        await finger.lift();
        await expect(row.style.translate).toBe('');
      }
      await expect(args.onToggle).not.toHaveBeenCalled();
    });
    await step('far enough it counts', async () => {
      const finger = await touch(row);
      await finger.moveTo(120);
      await finger.lift();
      await expect(args.onToggle).toHaveBeenCalledOnce();
      await expect(row).not.toHaveAttribute('data-swiping');
    });
  },
});

export const ASwipeFromRightToLeft = meta.story({
  ...onPhone,
  tags: ['!dev', '!autodocs'],
  globals: { ...onPhone.globals, direction: 'rtl' },
  play: async ({ canvasElement, args }) => {
    const row = rowIn(canvasElement);
    const finger = await touch(row);
    await finger.moveTo(-100);
    await expect(row.style.translate).toBe('-100px');
    const uncovered = getComputedStyle(row, '::before');
    await expect([uncovered.left, uncovered.right]).toEqual([`${row.offsetWidth}px`, `-${row.offsetWidth}px`]);
    await finger.lift();
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});
