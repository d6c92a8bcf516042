import { announce } from '../../LiveRegion';
import { ChartSwatch } from '../../ChartSwatch';
import { useKitMessages } from '../../messages';
import { truncateForSpeech } from '../../truncate';
import type { ChartLegendItem } from './chartFrameProps';
import { Legend, LegendButton, LegendName, LegendDescription } from './ChartFrame.styles';

interface ChartLegendProps {
  /** Id of the chart's title. */
  labelledBy: string;
  items: readonly ChartLegendItem[];
  /** Ids of the series that are switched off. */
  hidden: ReadonlySet<string>;
  /** Without it the legend only explains. */
  onHiddenChange: ((hidden: ReadonlySet<string>) => void) | undefined;
}

/** What each series looks like; a press switches it off and on. */
export function ChartLegend({ labelledBy, items, hidden, onHiddenChange }: ChartLegendProps) {
  const messages = useKitMessages();
  const toggle = ({ id, name }: ChartLegendItem) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    const spoken = truncateForSpeech(name);
    announce(next.has(id) ? messages.seriesHidden(spoken) : messages.seriesShown(spoken));
    onHiddenChange?.(next);
  };
  return (
    <Legend role="group" aria-labelledby={labelledBy} data-part="legend">
      {items.map((item) => {
        const isOff = hidden.has(item.id);
        const content = (
          <>
            <ChartSwatch
              place={item.place}
              seriesRole={item.role}
              shape={item.shape ?? 'line'}
              color={item.color}
              isOff={isOff}
            />
            <LegendName data-part="name">{item.name}</LegendName>
            {item.description === undefined ? null : <LegendDescription>{item.description}</LegendDescription>}
          </>
        );
        return onHiddenChange && !item.isFixed ? (
          <LegendButton key={item.id} type="button" aria-pressed={!isOff} onClick={() => toggle(item)}>
            {content}
          </LegendButton>
        ) : (
          <LegendButton as="span" key={item.id}>
            {content}
          </LegendButton>
        );
      })}
    </Legend>
  );
}
