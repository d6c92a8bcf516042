import { lazyPart } from '../lazyPart';
import { PartBoundary } from '../PartBoundary';
import { SelectPlaceholder } from '../SelectPlaceholder';
import { goToSection } from '../TableOfContents';

// Only narrow windows have it, and none needs it for the first paint.
const Choices = lazyPart(() => import('./SectionChoices').then((file) => ({ default: file.SectionChoices })));

export interface SectionItem {
  /** Id of the heading of the section. */
  id: string;
  title: string;
  /** What the section holds, written out. */
  count?: string;
}

export interface SectionSelectProps {
  label: string;
  /** In the order of the page. */
  items: readonly SectionItem[];
  /** Id of the section that is read. @default the title of the first one stands for all */
  current?: string;
  /** @default goes to the section */
  onChange?: (id: string) => void;
}

/** Leads to a section of a page where there is no room for a list of them. */
export function SectionSelect({ label, items, current, onChange = goToSection }: SectionSelectProps) {
  const shown = items.find(({ id }) => id === current) ?? items[0];
  return (
    <PartBoundary shownFor fallback={<SelectPlaceholder label={label} text={shown?.title ?? ''} />}>
      <Choices label={label} items={items} onChange={onChange} {...(current === undefined ? {} : { current })} />
    </PartBoundary>
  );
}
