import { describe, expect, it } from 'vitest';
import { allCourses, courseView } from './courseView';

const read = (search: string) => courseView.read(new URLSearchParams(search));

describe('AC-1 the view of the list in an address', () => {
  it('is written without defaults and read back', () => {
    expect(courseView.write(allCourses).toString()).toBe('');
    const view = { search: 'tide', category: 'harbour', hidesCompleted: true, page: 2 };
    expect(courseView.write(view).toString()).toBe('q=tide&category=harbour&completed=hidden&page=2');
    expect(courseView.read(courseView.write(view))).toEqual(view);
  });

  it.each(['page=0', 'page=-3', 'page=abc', 'page=Infinity', 'completed=yes', 'category='])(
    'takes the nonsense %s for nothing',
    (search) => expect(read(search)).toEqual(allCourses),
  );
});
