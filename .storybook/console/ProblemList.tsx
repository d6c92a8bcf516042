import { Problem, Rows } from './Console.styles';

export interface ProblemListProps {
  id?: string;
  label: string;
  /** Messages by path. */
  problems: Readonly<Record<string, string>>;
}

/** Messages with the paths they belong to; nothing where there are none. */
export function ProblemList({ id, label, problems }: ProblemListProps) {
  const entries = Object.entries(problems);
  if (entries.length === 0) return null;
  return (
    <Rows id={id} aria-label={label}>
      {entries.map(([path, message]) => (
        <Problem key={path}>
          <code>{path}</code> {message}
        </Problem>
      ))}
    </Rows>
  );
}
