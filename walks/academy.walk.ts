import { expect, freezeClock, test } from './support.ts';

test('a course is found, gone through by keys and completed, and a reload keeps how far one came (AC-1)', async ({
  page,
}) => {
  await freezeClock(page);
  await page.goto('/apps/academy');
  const courses = page.getByRole('list', { name: 'Courses' }).getByRole('listitem');
  await expect(courses).toHaveCount(15);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search courses' })).toBeFocused();
  await page.keyboard.type('tide');
  await expect(courses).toHaveCount(1);
  await expect(page).toHaveURL(/\?q=tide$/);
  await courses.getByRole('link', { name: /Reading a tide table/ }).click();

  await expect(page).toHaveURL(/\/apps\/academy\/course-\d+\?step=1$/);
  const place = page.getByText(/^Step \d of 5 · /);
  await expect(place).toHaveText(/^Step 1 of 5/);
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^Step 2 of 5/);
  await page.goBack();
  await expect(place).toHaveText(/^Step 1 of 5/);
  for (const step of [2, 3, 4, 5]) {
    await page.getByRole('button', { name: 'Complete and continue' }).click();
    await expect(place).toHaveText(new RegExp(`^Step ${step} of 5`));
  }
  await page.getByRole('button', { name: 'Complete course' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Course completed' })).toBeFocused();

  await page.getByRole('link', { name: 'Back to all courses' }).click();
  await expect(courses.filter({ hasText: 'Reading a tide table' })).toContainText('Completed');
  await page.reload();
  await expect(courses.filter({ hasText: 'Reading a tide table' })).toContainText('Completed');
});
