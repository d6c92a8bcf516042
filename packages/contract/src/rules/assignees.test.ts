import { expect, it } from 'vitest';
import type { Contact } from '../entities/contact';
import type { User } from '../entities/user';
import { assigneesOf } from './assignees';

const contact = (id: string, email: string) =>
  ({ id, name: id, avatar: null, emails: [{ email, label: 'Work' }] }) as Pick<
    Contact,
    'name' | 'avatar' | 'emails'
  > as Contact;
const user: User = { id: 'user', name: 'Elif', email: 'elif@x.example', avatar: null, status: 'online' };
const contacts = [contact('deniz', 'deniz@x.example'), contact('ingrid', 'ingrid@x.example')];
const invite = (email: string) => ({ email, role: 'member' as const });
const idsOf = (...args: Parameters<typeof assigneesOf>) => [...assigneesOf(...args).keys()];

it('puts who is here first, then those who are invited, then the others', () => {
  const invitations = [invite('new@x.example'), invite('Ingrid@x.example'), invite('elif@x.example')];
  expect(idsOf({ user, contacts, invitations, items: [] })).toEqual(['user', 'new@x.example', 'ingrid', 'deniz']);
});

it('shows the e-mail of somebody who is only invited', () => {
  const people = assigneesOf({ user: undefined, contacts: [], invitations: [invite('new@x.example')], items: [] });
  expect(people.get('new@x.example')).toEqual({
    id: 'new@x.example',
    name: 'new@x.example',
    avatar: null,
    email: 'new@x.example',
  });
});

it('keeps who has an item and is not invited any longer', () => {
  const items = [{ assigneeId: 'gone@x.example' }, { assigneeId: 'deniz' }, { assigneeId: null }];
  expect(idsOf({ user: undefined, contacts, invitations: [], items })).toEqual(['deniz', 'ingrid', 'gone@x.example']);
});
