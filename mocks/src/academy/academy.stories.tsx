import { academyDocs } from '@quarterdeck/contract/docs/academy';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/academy',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const ListAcademyCategories = meta.story({
  ...consoleStory(academyDocs.listAcademyCategories),
  parameters: { covers: ['endpoint:academy.categories'] },
});

export const ListCourses = meta.story({
  ...consoleStory(academyDocs.listCourses),
  parameters: { covers: ['endpoint:academy.courses'] },
});

export const GetCourse = meta.story({
  ...consoleStory(academyDocs.getCourse),
  parameters: { covers: ['endpoint:academy.course'] },
});

export const SaveCourseProgress = meta.story({
  ...consoleStory(academyDocs.saveCourseProgress),
  parameters: { covers: ['endpoint:academy.progress'] },
});
