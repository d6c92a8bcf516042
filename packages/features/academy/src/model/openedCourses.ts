import type { AcademyCourseId } from '@quarterdeck/contract/entities/academyCourse';
import { onKeyChange, readJson, readText, writeJson } from '@quarterdeck/ui/storage';
import { useMemo, useSyncExternalStore } from 'react';

/** The API does not say when a course was opened; this browser keeps it. */
const key = 'qd:academy.opened';
const most = 20;

const parse = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : undefined;

/** Ids of the courses that were opened in this browser, the last one first. */
export const readOpenedCourses = (): readonly string[] => readJson<readonly string[]>(key, parse, []);

/** Notes that a course is open. */
export function noteOpenedCourse(id: AcademyCourseId): void {
  const [last, ...others] = readOpenedCourses();
  if (last === id) return;
  const before = last === undefined ? [] : [last, ...others];
  writeJson(key, [id, ...before.filter((one) => one !== id)].slice(0, most));
}

const none: readonly string[] = [];

const subscribe = (listener: () => void) => onKeyChange(key, listener);

/** The same as `readOpenedCourses`; follows what is opened, also in other tabs. */
export function useOpenedCourses(): readonly string[] {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  );
  // The text tells whether they have changed; without any there is nothing to read.
  return useMemo(() => (text === null ? none : readOpenedCourses()), [text]);
}
