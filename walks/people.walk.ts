import { expect, freezeClock, test } from './support.ts';

test('who is invited in get started is in the settings, can be removed and brought back, and is given an item', async ({
  page,
}) => {
  const email = 'kaptan@harbour.example';
  const list = page.getByRole('list', { name: 'People in the project' });
  const row = list.getByRole('listitem').filter({ hasText: email });

  await test.step('invite', async () => {
    await freezeClock(page);
    await page.goto('/getstarted');
    await page.getByRole('textbox', { name: /^Project name/ }).fill('Lighthouse tours');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Email address/ }).fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Invited people' })).toContainText(email);
    for (let step = 2; step < 4; step += 1) await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Go to the backlog' }).click();
    await expect(page).toHaveURL(/\/(marketplace|backlog)/);
  });

  await test.step('listed, removed, brought back', async () => {
    await page.goto('/settings?section=people');
    await expect(list.getByRole('listitem').first()).toContainText('You');
    await expect(row).toContainText('Invited');
    await row.getByRole('button', { name: `Remove ${email}` }).press('Enter');
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /^Email address/ })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
    await page.reload();
    await expect(row).toContainText('Member');
  });

  await test.step('first among those an item can be given to', async () => {
    await page.goto('/backlog');
    await page.getByRole('row').getByRole('link').first().click();
    await page.getByRole('button', { name: /Assignee/ }).click();
    const people = page.getByRole('option');
    await expect(people.first()).toBeVisible();
    const names = await people.allTextContents();
    // After nobody and who is here.
    expect(names.findIndex((name) => name.includes(email))).toBe(2);
    await people.filter({ hasText: email }).click();
    await expect(page.getByRole('button', { name: /Assignee/ })).toContainText(email);
  });
});
