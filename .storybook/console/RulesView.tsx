import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { Quiet } from './Console.styles';

/** What holds beyond the schemas. */
export function RulesView({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return <Quiet>Nothing holds beyond what the schemas say.</Quiet>;
  return (
    <List>
      {rules.map((rule) => (
        <li key={rule}>{withCode(rule)}</li>
      ))}
    </List>
  );
}

/** Text between backticks is code. */
export function withCode(text: string) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={part + String(index)}>{part}</code> : part));
}

const List = styled.ul`
  display: grid;
  gap: ${token('space.2')};
  max-inline-size: 64ch;
  margin: 0;
  padding-inline-start: ${token('space.5')};
  & code {
    font-family: ${token('font.mono')};
    font-size: 0.93em;
  }
`;
