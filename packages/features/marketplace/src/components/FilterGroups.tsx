import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Radio, RadioGroup } from '@quarterdeck/ui/RadioGroup';
import { RangeSlider, Slider, type Range } from '@quarterdeck/ui/Slider';
import { Inline } from '@quarterdeck/ui/Stack';
import { FilterChip } from '@quarterdeck/ui/Tag';
import { token } from '@quarterdeck/ui/tokens';
import { useId, useState } from 'react';
import { daysStep, priceStep, type Limits } from '../model/limits';
import type { MarketplaceView } from '../model/marketplaceView';
import { Group } from './Marketplace.styles';
import { useMarketplaceWords } from './useFound';
import type { ViewControl } from './useMarketplaceView';

type FilterProps = Pick<ViewControl, 'view' | 'change'>;

export interface FilterGroupsProps extends FilterProps {
  /** All tags, those of the most requirements first. */
  tags: readonly string[];
  /** Null while they are not known. */
  limits: Limits | null;
}

/** Price, effort and tags. */
export function FilterGroups({ view, change, tags, limits }: FilterGroupsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Group>
        <h2>{t('marketplace.filters.price')}</h2>
        <RadioGroup
          aria-label={t('marketplace.filters.price')}
          value={view.cost}
          onChange={(cost) => change({ cost: cost as MarketplaceView['cost'] })}
        >
          <Radio value="all">{t('marketplace.filters.anyPrice')}</Radio>
          <Radio value="free">{t('marketplace.filters.free')}</Radio>
          <Radio value="paid">{t('marketplace.filters.paid')}</Radio>
        </RadioGroup>
        {limits ? <PriceSlider view={view} change={change} {...limits} /> : null}
      </Group>
      {limits ? (
        <Group>
          <h2>{t('marketplace.filters.effort')}</h2>
          <EffortSlider view={view} change={change} {...limits} />
        </Group>
      ) : null}
      {tags.length > 0 ? (
        <Group>
          <h2>{t('marketplace.filters.tags')}</h2>
          <TagChoice view={view} change={change} tags={tags} />
        </Group>
      ) : null}
    </>
  );
}

/** At its end the slider leaves nothing out. */
function PriceSlider({ view, change, maxPrice }: FilterProps & Limits) {
  const { t } = useTranslation();
  const currency = useCurrency();
  const [moved, setMoved] = useState<number | null>(null);
  return (
    <Slider
      label={t('marketplace.filters.maxPrice')}
      minValue={0}
      maxValue={maxPrice}
      step={priceStep}
      isDisabled={view.cost === 'free'}
      formatOptions={{ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }}
      value={moved ?? Math.min(view.maxPrice ?? maxPrice, maxPrice)}
      onChange={setMoved}
      onChangeEnd={(value) => {
        setMoved(null);
        change({ maxPrice: value === maxPrice ? null : value }, 'replace');
      }}
    />
  );
}

/** As the slider for the price, with two ends. */
function EffortSlider({ view, change, maxDays }: FilterProps & Limits) {
  const { t } = useTranslation();
  const [moved, setMoved] = useState<Range | null>(null);
  const to = Math.min(view.maxDays ?? maxDays, maxDays);
  return (
    <RangeSlider
      aria-label={t('marketplace.filters.effort')}
      thumbLabels={[t('marketplace.filters.from'), t('marketplace.filters.to')]}
      minValue={0}
      maxValue={maxDays}
      step={daysStep}
      formatOptions={{ style: 'unit', unit: 'day', unitDisplay: 'long' }}
      value={moved ?? [Math.min(view.minDays ?? 0, to), to]}
      onChange={setMoved}
      onChangeEnd={([from, end]) => {
        setMoved(null);
        change({ minDays: from === 0 ? null : from, maxDays: end === maxDays ? null : end }, 'replace');
      }}
    />
  );
}

/** Tags in sight before all are asked for. */
const firstTags = 8;

/** Tags that a requirement has to have, all of them. */
function TagChoice({ view, change, tags }: FilterProps & Pick<FilterGroupsProps, 'tags'>) {
  const { t } = useTranslation();
  const { tagName } = useMarketplaceWords();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const chosen = view.tags;
  const shown = isWhole ? tags : tags.filter((tag, index) => index < firstTags || chosen.includes(tag));
  // Also what no requirement has any longer: it narrows the list, so it must be possible to take it away.
  const all = [...new Set([...shown, ...chosen])];
  return (
    <>
      <Inline id={listId}>
        {all.map((tag) => (
          <FilterChip
            key={tag}
            isSelected={chosen.includes(tag)}
            onChange={(isOn) => change({ tags: isOn ? [...chosen, tag] : chosen.filter((one) => one !== tag) })}
          >
            {tagName(tag)}
          </FilterChip>
        ))}
      </Inline>
      {tags.length > firstTags ? (
        // Its text is in line with the chips.
        <div style={{ marginInlineStart: `calc(-1 * ${token('space.1')})` }}>
          <Button
            variant="link"
            size="sm"
            aria-expanded={isWhole}
            aria-controls={listId}
            onPress={() => setWhole(!isWhole)}
          >
            {isWhole ? t('marketplace.filters.fewerTags') : t('marketplace.filters.allTags', { count: tags.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
