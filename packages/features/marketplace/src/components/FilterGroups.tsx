import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Radio, RadioGroup } from '@quarterdeck/ui/RadioGroup';
import { RangeSlider, Slider, type Range } from '@quarterdeck/ui/Slider';
import { useState } from 'react';
import { daysStep, priceStep, type Limits } from '../model/limits';
import type { MarketplaceView } from '../model/marketplaceView';
import { Group, GroupTitle } from './MarketplaceFilters.styles';
import { TagChoice } from './TagChoice';
import type { ViewControl } from './useMarketplaceView';

export interface FilterGroupsProps extends Pick<ViewControl, 'view' | 'change'> {
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
        <GroupTitle>{t('marketplace.filters.price')}</GroupTitle>
        <RadioGroup
          aria-label={t('marketplace.filters.price')}
          value={view.cost}
          onChange={(cost) => change({ cost: cost as MarketplaceView['cost'] })}
        >
          <Radio value="all">{t('marketplace.filters.anyPrice')}</Radio>
          <Radio value="free">{t('marketplace.filters.free')}</Radio>
          <Radio value="paid">{t('marketplace.filters.paid')}</Radio>
        </RadioGroup>
        {limits ? <PriceSlider view={view} change={change} limits={limits} /> : null}
      </Group>
      {limits ? (
        <Group>
          <GroupTitle>{t('marketplace.filters.effort')}</GroupTitle>
          <EffortSlider view={view} change={change} limits={limits} />
        </Group>
      ) : null}
      {tags.length > 0 ? (
        <Group>
          <GroupTitle>{t('marketplace.filters.tags')}</GroupTitle>
          <TagChoice tags={tags} chosen={view.tags} onChange={(chosen) => change({ tags: chosen })} />
        </Group>
      ) : null}
    </>
  );
}

type SliderProps = Pick<ViewControl, 'view' | 'change'> & { limits: Limits };

/** At its end the slider leaves nothing out. */
function PriceSlider({ view, change, limits: { maxPrice } }: SliderProps) {
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
function EffortSlider({ view, change, limits: { maxDays } }: SliderProps) {
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
