import { userSchema, type User } from '@quarterdeck/contract/entities/user';
import * as z from 'zod/mini';

/** A user by hand, signed in and online. */
export function buildUser(overrides: Partial<User> = {}): User {
  return z.parse(userSchema, {
    id: 'user-built',
    name: 'Noor Haddad',
    email: 'noor@harbour.example',
    avatar: null,
    status: 'online',
    ...overrides,
  });
}
