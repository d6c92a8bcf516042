import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { fullScaleDays } from '@quarterdeck/contract/rules/effort';
import { categoryIcons } from '@quarterdeck/data/visit/categoryIcons';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { CloseButton } from '@quarterdeck/ui/CloseButton';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { DetailHeader, DetailTitle } from '@quarterdeck/ui/DetailHeader';
import { Icon } from '@quarterdeck/ui/Icon';
import { PriceText } from '@quarterdeck/ui/PriceText';
import { useRecordTitle } from '@quarterdeck/ui/recordTitle';
import { Stack } from '@quarterdeck/ui/Stack';
import { Tag } from '@quarterdeck/ui/Tag';
import { Text } from '@quarterdeck/ui/Text';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { token } from '@quarterdeck/ui/tokens';
import { Check, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { estimateRange } from '../model/estimateRange';
import { findSimilar } from '../model/findSimilar';
import { readTextBlocks } from '../model/plainText';
import { DetailNavigation } from './DetailNavigation';
import { Body, Checks, Cover, Facts, Foot, Part, Tags, Tile } from './RequirementDetail.styles';
import { RequirementLine, RequirementLines } from './RequirementLines';
import type { Choices } from './useChoices';
import { useMarketplaceWords } from './useFound';

/** How many of those that are like it are shown. */
const similarCount = 3;

export interface RequirementDetailProps {
  requirement: Requirement;
  /** What previous and next lead through. */
  found: readonly Requirement[];
  choices: Choices;
  onClose: () => void;
}

/** Id of the heading, which names the drawer. */
export const requirementTitleId = 'requirement-title';

/** All that is known of a requirement. */
export function RequirementDetail({ requirement, found, choices, onClose }: RequirementDetailProps) {
  useRecordTitle(requirement.title);
  const priceText = usePriceText();
  const { t } = useTranslation();
  const { effort } = useMeasures();
  const { tagName } = useMarketplaceWords();
  const { number } = useFormats();
  const { data } = useRequirementMap();
  const { id, title, summary, description, category, tags, price, estimateDays, acceptanceCriteria } = requirement;
  const { from, to } = estimateRange(estimateDays);
  const blocks = readTextBlocks(description);
  const included = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const needed = requirement.dependsOn.flatMap((one) => data?.get(one) ?? []);
  const similar = useMemo(
    () => (data ? findSimilar(requirement, data.values(), similarCount) : []),
    [data, requirement],
  );
  const stateWords = { offered: null, selected: t('project.selected'), owned: t('project.owned') };
  const isSelected = choices.stateOf(id) === 'selected';
  return (
    <>
      <DetailHeader>
        <code>{id}</code>
        <DetailNavigation id={id} found={found} />
        <CloseButton onPress={onClose} />
      </DetailHeader>
      <Body key={id}>
        <Cover data-selected={isSelected || undefined}>
          <ContourArt seed={id} width={480} height={104} tone={isSelected ? 'accent' : 'neutral'} />
        </Cover>
        <Tile aria-hidden data-selected={isSelected || undefined}>
          <Icon icon={categoryIcons[category]} size="lg" />
        </Tile>
        <DetailTitle id={requirementTitleId}>{title}</DetailTitle>
        <Text as="p" variant="small" tone="secondary">
          {t(`project.category.${category}`)}
        </Text>
        <Stack gap="6" style={{ marginBlockStart: token('space.4') }}>
          <Facts>
            <div>
              <dt>{t('marketplace.detail.price')}</dt>
              <dd>
                <Text variant="metric-lg" tone={price === 0 ? 'success' : 'primary'}>
                  <PriceText {...priceText(price)} />
                </Text>
              </dd>
              {price === 0 ? null : <dd>{t('marketplace.detail.taxIncluded')}</dd>}
            </div>
            <div>
              <dt>{t('project.effort')}</dt>
              <dd>
                <TickMeter
                  value={estimateDays}
                  max={fullScaleDays}
                  label={t('project.effort')}
                  valueText={effort(estimateDays)}
                  showsValue
                />
              </dd>
              <dd>
                {from === to
                  ? t('marketplace.detail.certain')
                  : t('marketplace.detail.range', { from: number(from), to: number(to) })}
              </dd>
            </div>
          </Facts>
          <Part>
            <Text as="p">{summary}</Text>
            {blocks.map((block) => (block.kind === 'paragraph' ? <p key={block.text}>{block.text}</p> : null))}
          </Part>
          {included.length > 0 ? (
            <Part>
              <h3>{t('marketplace.detail.included')}</h3>
              <ul>
                {included.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Part>
          ) : null}
          {acceptanceCriteria.length > 0 ? (
            <Part>
              <h3>{t('marketplace.detail.criteria')}</h3>
              <Checks>
                {acceptanceCriteria.map((criterion) => (
                  <li key={criterion}>
                    <Icon icon={Check} size="sm" />
                    {criterion}
                  </li>
                ))}
              </Checks>
            </Part>
          ) : null}
          {needed.length > 0 ? (
            <Part>
              <h3>{t('marketplace.detail.needs')}</h3>
              <RequirementLines data-framed>
                {needed.map((one) => (
                  <RequirementLine key={one.id} {...one} requirement={one} note={stateWords[choices.stateOf(one.id)]} />
                ))}
              </RequirementLines>
            </Part>
          ) : null}
          {tags.length > 0 ? (
            <Tags aria-label={t('marketplace.filters.tags')}>
              {tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tagName(tag)}</Tag>
                </li>
              ))}
            </Tags>
          ) : null}
          {similar.length > 0 ? (
            <Part>
              <h3>{t('marketplace.detail.similar')}</h3>
              <RequirementLines data-framed>
                {similar.map((one) => (
                  <RequirementLine key={one.id} {...one} requirement={one} note={null} />
                ))}
              </RequirementLines>
            </Part>
          ) : null}
        </Stack>
      </Body>
      <Foot>
        <DetailAction requirement={requirement} choices={choices} />
      </Foot>
    </>
  );
}

/** Selects the requirement that is open, with what it needs where that is missing. */
function DetailAction({ requirement, choices }: Pick<RequirementDetailProps, 'requirement' | 'choices'>) {
  const { t } = useTranslation();
  const state = choices.stateOf(requirement.id);
  const missing = choices.missingFor(requirement.id);
  if (state === 'owned') return <Text tone="secondary">{t('project.owned')}</Text>;
  const isSelected = state === 'selected';
  return (
    <>
      {missing.length > 0 ? (
        <Button onPress={() => choices.add(isSelected ? missing : [...missing, requirement])}>
          {isSelected
            ? t('marketplace.needs.add', { count: missing.length })
            : t(missing.length === 1 ? 'marketplace.needs.addBoth' : 'marketplace.needs.addAll')}
        </Button>
      ) : null}
      <Button
        variant={isSelected ? 'subtle' : 'primary'}
        icon={isSelected ? Check : Plus}
        aria-pressed={isSelected}
        onPress={() => choices.toggle(requirement)}
      >
        {t(isSelected ? 'project.selected' : 'project.add')}
      </Button>
    </>
  );
}
