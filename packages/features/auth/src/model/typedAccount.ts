import { typedAccountSchema, type TypedAccount } from '@quarterdeck/contract/entities/typedAccount';
import { readSignedOutAt } from '@quarterdeck/data/session/session';

/** What is taken along to another page of signing in or up, in the browser's history. */
export const takeAlong = (typed: Partial<Omit<TypedAccount, 'typedAt'>>): object => ({ ...typed, typedAt: Date.now() });

/**
 * What was taken along; what is missing or of another shape is empty. The history outlives a person: what was typed before
 * somebody signed out is nobody's any more.
 */
export function readTypedAccount(state: unknown): TypedAccount {
  const typed = typedAccountSchema.parse(state);
  return typed.typedAt < readSignedOutAt() ? typedAccountSchema.parse(null) : typed;
}
