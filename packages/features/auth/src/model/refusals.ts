import { ApiError } from '@quarterdeck/contract';
import { signUp } from '@quarterdeck/contract/endpoints/auth';
import type { AuthProblem } from './problems';

/** Whether e-mail and password are of no account: 404 with the body `false`. Any other 404 is a failure. */
export const isWrongCredentials = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.answer === false;

/** Problems of the fields that the API may refuse, by their names in what was sent. */
const problemOfRefused = {
  name: 'nameRefused',
  email: 'emailRefused',
  company: 'companyRefused',
  password: 'passwordRefused',
  code: 'codeWrong',
} as const satisfies Record<string, AuthProblem>;

/** What the API refuses of the fields that were sent. Its own messages are for developers; ours are in the reader's language. */
export function refusalsOf(error: unknown): Readonly<Partial<Record<string, AuthProblem>>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'conflict' && error.endpointId === signUp.id) return { email: 'emailInUse' };
  const refused = Object.entries(problemOfRefused).filter(([field]) => error.fieldErrors[field] !== undefined);
  return Object.fromEntries(refused);
}
