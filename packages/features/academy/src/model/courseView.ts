import type { ViewInAddress } from '@quarterdeck/ui/addressState';
import { searchOf } from '@quarterdeck/ui/typedSearch';

/** What is shown of the courses; every part of it stands in the address. */
export interface CourseView {
  search: string;
  /** Slug of the only category that is shown; null for all. */
  category: string | null;
  hidesCompleted: boolean;
  /** Counts from 1. */
  page: number;
}

export const allCourses: CourseView = { search: '', category: null, hidesCompleted: false, page: 1 };

const hidden = 'hidden';

/** Reads a view from an address and writes it; defaults are left out. */
export const courseView: ViewInAddress<CourseView> = {
  names: new Set(['q', 'category', 'completed', 'page']),
  read: (parameters) => {
    const page = Math.floor(Number(parameters.get('page')));
    return {
      search: searchOf(parameters),
      category: parameters.get('category') || null,
      hidesCompleted: parameters.get('completed') === hidden,
      page: page > 1 && Number.isFinite(page) ? page : 1,
    };
  },
  write: ({ search, category, hidesCompleted, page }) => {
    const parameters = new URLSearchParams();
    if (search !== '') parameters.set('q', search);
    if (category !== null) parameters.set('category', category);
    if (hidesCompleted) parameters.set('completed', hidden);
    if (page > 1) parameters.set('page', String(page));
    return parameters;
  },
};
