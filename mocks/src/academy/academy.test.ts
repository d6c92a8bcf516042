import * as calls from '@quarterdeck/contract/endpoints/academy';
import { academyCourseIdSchema, type CourseProgress } from '@quarterdeck/contract/entities/academyCourse';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { testClient, type MockClient } from '../testing/clientOf';

const courseId = (id: string) => z.parse(academyCourseIdSchema, id);
const listed = async ({ call }: MockClient) => (await call(calls.listCourses, {})).body;
const read = async ({ call }: MockClient, id = 'course-03') =>
  (await call(calls.getCourse, { query: { id: courseId(id) } })).body;
const save = async ({ call }: MockClient, progress: CourseProgress, id = 'course-03') =>
  call(calls.saveCourseProgress, { body: { id: courseId(id), progress } });
const noSuch = { status: 404, body: { error: { code: 'not_found', message: 'No course with id nobody' } } };

describe('academy.categories', () => {
  it('lists five categories', async () => {
    const { body } = await testClient().call(calls.listAcademyCategories, {});
    expect(body.map(({ title }) => title)).toEqual([
      'Design',
      'Engineering',
      'Harbour trade',
      'Product',
      'Customer service',
    ]);
  });
});

describe('academy.courses', () => {
  it('is sorted by title', async () => {
    const titles = (await listed(testClient())).map(({ title }) => title);
    expect(titles).toHaveLength(15);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare));
  });

  it('has steps without content', async () => {
    for (const { steps, totalSteps } of await listed(testClient())) {
      expect(steps).toHaveLength(totalSteps);
      for (const step of steps) expect(Object.keys(step)).toEqual(['order', 'title', 'subtitle']);
    }
  });

  it('is empty where nobody has written a course', async () => {
    expect(await listed(testClient({ scenario: 'empty' }))).toEqual([]);
  });
});

describe('academy.course', () => {
  it('has steps with content', async () => {
    const course = await read(testClient());
    expect(course.title).toBe('Interviews that change your mind');
    expect(course.steps.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    for (const { content } of course.steps) expect(content).toMatch(/^<p>.+<\/p>$/s);
  });

  it('answers 404 for a missing id and 400 for none', async () => {
    const { call, send } = testClient();
    await expect(call(calls.getCourse, { query: { id: courseId('nobody') } })).resolves.toEqual(noSuch);
    await expect(send('GET', 'api/apps/academy/courses/course')).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { id: 'Is missing' } } },
    });
  });
});

describe('academy.progress', () => {
  it('keeps the progress, changes nothing else and answers the course with content', async () => {
    const client = testClient();
    const before = await read(client);
    const { status, body } = await save(client, { currentStep: 4, completed: 4 });
    expect({ status, body }).toEqual({ status: 200, body: { ...before, progress: { currentStep: 4, completed: 4 } } });
    expect(await read(client)).toEqual(body);
    expect((await listed(client)).find(({ id }) => id === 'course-03')?.progress).toEqual(body.progress);
  });

  it('lets a course be begun anew', async () => {
    const client = testClient();
    expect((await read(client, 'course-04')).progress).toEqual({ currentStep: 4, completed: 5 });
    const { body } = await save(client, { currentStep: 0, completed: 0 }, 'course-04');
    expect(body.progress).toEqual({ currentStep: 0, completed: 0 });
  });

  it.each([
    [
      { currentStep: 99, completed: 99 },
      { currentStep: 4, completed: 5 },
    ],
    [
      { currentStep: -1, completed: -1 },
      { currentStep: 0, completed: 0 },
    ],
  ])('moves %j into the course', async (progress, wanted) => {
    expect((await save(testClient(), progress)).body.progress).toEqual(wanted);
  });

  it.each([
    ['progress.currentStep', { currentStep: 1.5, completed: 1 }],
    ['progress.completed', { currentStep: 1 }],
    ['progress', 3],
  ])('refuses a wrong %s', async (path, progress) => {
    const client = testClient();
    const before = await read(client);
    const body = JSON.stringify({ id: 'course-03', progress });
    await expect(client.send('PATCH', 'api/apps/academy/courses/course', body)).resolves.toMatchObject({
      status: 400,
      body: { error: { fieldErrors: { [path]: expect.any(String) } } },
    });
    expect(await read(client)).toEqual(before);
  });

  it('answers 404 for a missing id', async () => {
    await expect(save(testClient(), { currentStep: 0, completed: 0 }, 'nobody')).resolves.toEqual(noSuch);
  });
});
