import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { fullScaleDays } from '@quarterdeck/contract/rules/effort';
import { categoryIcons } from '@quarterdeck/data/visit/categoryIcons';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { usePriceText } from '@quarterdeck/data/visit/usePriceText';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { CloseButton } from '@quarterdeck/ui/CloseButton';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { DetailHeader, DetailTitle } from '@quarterdeck/ui/DetailHeader';
import { Icon } from '@quarterdeck/ui/Icon';
import { PriceText } from '@quarterdeck/ui/PriceText';
import { Tag } from '@quarterdeck/ui/Tag';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { Check } from 'lucide-react';
import { estimateRange } from '../model/estimateRange';
import { readTextBlocks } from '../model/plainText';
import { DetailAction } from './DetailAction';
import { DetailNavigation } from './DetailNavigation';
import { Body, Checks, Cover, Facts, Foot, Meta, Part, Parts, Tags, Tile } from './RequirementDetail.styles';
import { RequirementNeeds } from './RequirementNeeds';
import { SimilarRequirements } from './SimilarRequirements';
import type { Choices } from './useChoices';
import { useMarketplaceWords } from './useMarketplaceWords';

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
  const priceText = usePriceText();
  const { t } = useTranslation();
  const { effort } = useMeasures();
  const { tagName } = useMarketplaceWords();
  const { number } = useFormats();
  const { id, title, summary, description, category, tags, price, estimateDays, acceptanceCriteria } = requirement;
  const { from, to } = estimateRange(estimateDays);
  const blocks = readTextBlocks(description);
  const included = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
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
        <Meta>{t(`project.category.${category}`)}</Meta>
        <Parts>
          <Facts>
            <div>
              <dt>{t('marketplace.detail.price')}</dt>
              <dd data-part="price" data-free={price === 0 || undefined}>
                <PriceText {...priceText(price)} />
              </dd>
              {price === 0 ? null : <dd data-part="note">{t('marketplace.detail.taxIncluded')}</dd>}
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
              <dd data-part="note">
                {from === to
                  ? t('marketplace.detail.certain')
                  : t('marketplace.detail.range', { from: number(from), to: number(to) })}
              </dd>
            </div>
          </Facts>
          <Part>
            <p data-part="lead">{summary}</p>
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
          <RequirementNeeds requirement={requirement} choices={choices} />
          {tags.length > 0 ? (
            <Tags aria-label={t('marketplace.filters.tags')}>
              {tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tagName(tag)}</Tag>
                </li>
              ))}
            </Tags>
          ) : null}
          <SimilarRequirements requirement={requirement} />
        </Parts>
      </Body>
      <Foot>
        <DetailAction requirement={requirement} choices={choices} />
      </Foot>
    </>
  );
}
