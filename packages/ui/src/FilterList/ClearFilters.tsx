import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button, type ButtonProps } from '../Button';
import { useFocusLeftBehind } from '../keptFocus';

export type ClearFiltersProps = Omit<ButtonProps, 'icon' | 'ref' | 'size' | 'variant'>;

/**
 * Takes all filters away, beside the count of what they leave. It goes with them, whatever takes them away, such as
 * emptying the search; the content of the page takes the focus that it would have taken along.
 */
export function ClearFilters(props: ClearFiltersProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusLeftBehind(button);
  return <Button ref={button} variant="ghost" size="sm" icon={X} {...props} />;
}
