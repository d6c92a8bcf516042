import { mailFilterSlugs } from '@quarterdeck/contract/entities/mailFilter';
import { mailFolderSlugs } from '@quarterdeck/contract/entities/mailFolder';
import { isMailAddress, readMailAddress, splitMailAddresses } from '@quarterdeck/contract/rules/mailAddress';
import { bareSubject } from '@quarterdeck/contract/rules/mailSubject';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { faultsOf, idsOf, large, seed } from '../testing/firstData';
import { buildMail, buildMailLabel } from './buildMail';
import { mailboxSettingsTable, mailFilterTable, mailFolderTable, mailLabelTable, mailTable } from './mailboxTables';

describe('the first data of the mailbox', () => {
  it('have ids of their own and fit their schemas, also enlarged', async () => {
    const faults = await Promise.all([
      faultsOf(mailTable),
      faultsOf(mailLabelTable),
      faultsOf(mailFolderTable),
      faultsOf(mailFilterTable),
      faultsOf(mailboxSettingsTable),
    ]);
    expect(faults.flat()).toEqual([]);
  });

  it('have at least 70 mails, 27 unread in the inbox as the menu says, and some in every folder', async () => {
    const [mails, folders] = await Promise.all([seed(mailTable), seed(mailFolderTable)]);
    expect(mails.length).toBeGreaterThanOrEqual(70);
    expect(mails.filter(({ folder, unread }) => unread && folder === 'folder-inbox')).toHaveLength(27);
    for (const { id } of folders) expect(mails.filter(({ folder }) => folder === id).length).toBeGreaterThan(4);
  });

  it('have the folders and filters of the contract, and mails under every label and filter', async () => {
    const [mails, folders, filters, labels] = await Promise.all([
      seed(mailTable),
      seed(mailFolderTable),
      seed(mailFilterTable),
      seed(mailLabelTable),
    ]);
    expect(folders.map(({ slug }) => slug)).toEqual(mailFolderSlugs);
    expect(filters.map(({ slug }) => slug)).toEqual(mailFilterSlugs);
    for (const { id } of labels) expect(mails.filter((mail) => mail.labels.includes(id)).length).toBeGreaterThan(2);
    for (const flag of mailFilterSlugs) expect(mails.filter((mail) => mail[flag]).length).toBeGreaterThan(5);
  });

  it('name only folders and labels that there are', async () => {
    const [mails, folders, labels] = await Promise.all([seed(mailTable), seed(mailFolderTable), seed(mailLabelTable)]);
    const [folderIds, labelIds] = [idsOf(folders), idsOf(labels)];
    expect(mails.filter(({ folder }) => !folderIds.has(folder))).toEqual([]);
    expect(mails.flatMap((mail) => mail.labels).filter((id) => !labelIds.has(id))).toEqual([]);
  });

  it('have slugs that no two labels share, also enlarged', async () => {
    const labels = await large(mailLabelTable);
    expect(new Set(labels.map(({ slug }) => slug)).size).toBe(labels.length);
  });

  it('write mail to example domains only, and lead nowhere else', async () => {
    for (const { from, to, cc = [], bcc = [], content } of await seed(mailTable)) {
      const contacts = [from.contact, ...splitMailAddresses(to), ...cc, ...bcc].map(readMailAddress);
      for (const contact of contacts) {
        expect(contact).toSatisfy(isMailAddress);
        expect(contact.name).not.toBe('');
        expect(contact.address).toMatch(/^[\da-z.-]+@[\da-z.-]+\.example$/);
      }
      for (const [, address] of content.matchAll(/(?:href|src)="([^"]*)"/g)) {
        expect(address).toMatch(/^https:\/\/[\da-z.-]+\.example\//);
      }
    }
  });

  it('have content of plain, closed elements', async () => {
    const tags = new Set<string>();
    const wrong: string[] = [];
    for (const { id, content } of await seed(mailTable)) {
      expect(content).toMatch(/^</);
      const open: string[] = [];
      for (const [, slash, name = ''] of content.matchAll(/<(\/?)([a-z]+)[^>]*>/g)) {
        tags.add(name);
        if (name === 'br') continue;
        if (slash === '') open.push(name);
        else if (open.pop() !== name) wrong.push(`${id}: </${name}>`);
      }
      wrong.push(...open.map((name) => `${id}: <${name}>`));
    }
    expect(wrong).toEqual([]);
    for (const name of ['p', 'ul', 'strong', 'a', 'blockquote', 'table']) expect([...tags]).toContain(name);
    for (const name of ['script', 'style', 'img', 'form', 'iframe']) expect([...tags]).not.toContain(name);
  });

  it('have attachments that can be downloaded, as large as they say', async () => {
    const files = (await seed(mailTable)).flatMap(({ attachments }) => attachments);
    expect(files.length).toBeGreaterThan(10);
    for (const { name, size, type, preview, downloadUrl } of files) {
      expect(downloadUrl.startsWith(`data:${type}`)).toBe(true);
      const blob = await (await fetch(downloadUrl)).blob();
      expect({ name, size: blob.size }).toEqual({ name, size });
      expect(preview).toBe(type.startsWith('image/') ? downloadUrl : '');
    }
  });

  it('have answers to what they answer, later than that', async () => {
    const mails = await seed(mailTable);
    const answers = mails.filter(({ subject }) => bareSubject(subject) !== subject.trim());
    const answered = answers.filter((answer) =>
      mails.some(({ id, subject, date }) => {
        return id !== answer.id && bareSubject(subject) === bareSubject(answer.subject) && date < answer.date;
      }),
    );
    expect(answered.length).toBeGreaterThan(10);
  });

  it('have no mail from the future, at any time of the day', async () => {
    for (const hour of [0, 6, 12, 23]) {
      const now = new Date(2026, 2, 10, hour, 30);
      const dates = (await mailTable.seed(now)).map(({ date }) => date);
      expect(dates.filter((date) => date > now.toISOString())).toEqual([]);
      expect(dates.toSorted().at(-1)).toBe(dates[0]);
    }
  });
});

describe('builders of the mailbox', () => {
  it('make records of their schemas and take overrides', () => {
    expect(buildMail({ starred: true })).toMatchObject({ starred: true, folder: 'folder-inbox' });
    expect(buildMailLabel({ color: 'rose' })).toMatchObject({ color: 'rose', slug: 'harbours' });
  });

  it('refuse what no record could be', () => {
    expect(() => buildMail({ date: 'yesterday' })).toThrow(z.core.$ZodError);
    expect(() => buildMailLabel({ slug: '' })).toThrow(z.core.$ZodError);
  });
});
