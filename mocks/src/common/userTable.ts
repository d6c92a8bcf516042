import { userSchema, type User } from '@quarterdeck/contract/entities/user';
import * as z from 'zod/mini';
import { defineTable } from '../core/table';

/** Holds the one demo user. */
export const userTable = defineTable<User>({
  name: 'common.users',
  schema: userSchema,
  seed: async () => {
    const { default: json } = await import('./seeds/user.json');
    return [z.parse(userSchema, json)];
  },
});
