import type { AcademyCourseId } from '@quarterdeck/contract/entities/academyCourse';
import { removeKeys, writeText } from '@quarterdeck/ui/storage';
import { afterEach, expect, it } from 'vitest';
import { noteOpenedCourse, readOpenedCourses } from './openedCourses';

afterEach(() => removeKeys('qd:academy.'));

it('AC-1 the last opened comes first, each once, and not without end', () => {
  for (const id of ['a', 'b', 'a', 'a']) noteOpenedCourse(id as AcademyCourseId);
  expect(readOpenedCourses()).toEqual(['a', 'b']);
  for (let index = 0; index < 50; index += 1) noteOpenedCourse(`course-${index}` as AcademyCourseId);
  expect(readOpenedCourses()).toHaveLength(20);
  expect(readOpenedCourses()[0]).toBe('course-49');
});

it('AC-1 what cannot be read is nothing', () => {
  writeText('qd:academy.opened', '{"a":1}');
  expect(readOpenedCourses()).toEqual([]);
  writeText('qd:academy.opened', '["a", 7, null]');
  expect(readOpenedCourses()).toEqual(['a']);
});
