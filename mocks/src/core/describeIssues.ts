import type { FieldErrors } from '@quarterdeck/contract';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

/** Messages by dotted path, the first of each path; the whole value has the path `(input)`. */
export function fieldErrorsOf(issues: readonly Issue[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const path = issue.path.map(String).join('.') || '(input)';
    if (!errors.has(path)) errors.set(path, describe(issue));
  }
  return Object.fromEntries(errors);
}

// zod/mini has no messages, and its language file would be larger than the mock's core.
function describe(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Is missing' : `Must be ${issue.expected}`;
    case 'too_small':
      return `Must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `Must be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_value':
      return `Must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'regex' ? `Must match ${issue.pattern}` : `Must be written as ${issue.format}`;
    case 'custom':
      return issue.message || 'Is not valid';
    default:
      return 'Is not valid';
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' ? ' items long' : '';
}
