import { courseStateOf, fitProgress } from '@quarterdeck/contract/rules/courseProgress';
import { slugOf } from '@quarterdeck/contract/rules/slug';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { notificationTable } from '../common/panelTables';
import type { Identified } from '../core/collection';
import { enlarge, type Table } from '../core/table';
import { testNow } from '../testing/clientOf';
import { categoryTable, courseTable } from './academyTables';
import { buildAcademyCategory, buildCourse } from './buildCourse';

describe('the first data of the academy', () => {
  it('have ids and slugs of their own and fit their schemas, also enlarged', async () => {
    const check = async <T extends Identified & { slug: string }>(table: Table<T>, size: number) => {
      const many = enlarge(table, await table.seed(testNow));
      expect(z.safeParse(z.array(table.schema), many).error).toBeUndefined();
      expect(new Set(many.map(({ id }) => id)).size).toBe(size);
      expect(new Set(many.map(({ slug }) => slug)).size).toBe(size);
    };
    await check(categoryTable, 30);
    await check(courseTable, 500);
    expect.assertions(6);
  });

  it('have 15 courses in categories there are, each category with some', async () => {
    const [courses, categories] = await Promise.all([courseTable.seed(testNow), categoryTable.seed(testNow)]);
    expect(courses).toHaveLength(15);
    expect(new Set(courses.map(({ category }) => category))).toEqual(new Set(categories.map(({ slug }) => slug)));
    for (const { slug, title } of courses) expect(slug).toBe(slugOf(title));
  });

  it('have steps with titles of their own and prose to read', async () => {
    const steps = (await courseTable.seed(testNow)).flatMap((course) => course.steps);
    expect(steps.length).toBeGreaterThan(60);
    expect(new Set(steps.map(({ content }) => content)).size).toBe(steps.length);
    for (const { title, subtitle, content = '' } of steps) {
      expect([title, subtitle]).not.toContain('');
      expect({ title, words: content.split(' ').length }).toEqual({
        title,
        words: expect.toSatisfy((n: number) => n > 24),
      });
    }
  });

  it('have courses that are new, started and completed, with progress that fits', async () => {
    const courses = await courseTable.seed(testNow);
    const states = Object.groupBy(courses, courseStateOf);
    expect(Object.keys(states).toSorted()).toEqual(['completed', 'new', 'started']);
    for (const { progress, totalSteps } of courses) expect(fitProgress(progress, totalSteps)).toEqual(progress);
  });

  it('have the course that a notification leads to', async () => {
    const [courses, notifications] = await Promise.all([courseTable.seed(testNow), notificationTable.seed(testNow)]);
    const links = notifications.flatMap(({ link = '' }) => (link.startsWith('/apps/academy/') ? [link] : []));
    expect(links.length).toBeGreaterThan(0);
    const known = courses.map(({ id }) => `/apps/academy/${id}`);
    expect(links.filter((link) => !known.includes(link))).toEqual([]);
  });
});

describe('builders of the academy', () => {
  it('make records of their schemas and take overrides', () => {
    expect(buildCourse({ featured: true })).toMatchObject({ featured: true, totalSteps: 2 });
    expect(buildAcademyCategory({ color: 'rose' })).toMatchObject({ color: 'rose', slug: 'seamanship' });
  });

  it('refuse what no record could be', () => {
    expect(() => buildCourse({ duration: 0 })).toThrow(z.core.$ZodError);
    expect(() => buildAcademyCategory({ slug: '' })).toThrow(z.core.$ZodError);
  });
});
