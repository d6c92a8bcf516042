import type { ReactNode } from 'react';
import { Row } from './Settings.styles';

export interface SettingRowProps {
  name: string;
  /** What it does. */
  help?: string;
  /** The control, which carries the name itself. */
  children: ReactNode;
}

/** One setting: its name and what it does at the start, its control at the end. */
export function SettingRow({ name, help, children }: SettingRowProps) {
  return (
    <Row>
      <div>
        <p data-part="name">{name}</p>
        {help === undefined ? null : <p data-part="help">{help}</p>}
      </div>
      {children}
    </Row>
  );
}
