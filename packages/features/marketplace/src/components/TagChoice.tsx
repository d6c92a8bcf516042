import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { FilterChip } from '@quarterdeck/ui/Tag';
import { token } from '@quarterdeck/ui/tokens';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useMarketplaceWords } from './useMarketplaceWords';

export interface TagChoiceProps {
  tags: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Tags in sight before all are asked for. */
const firstTags = 8;

/** Tags that a requirement has to have, all of them. */
export function TagChoice({ tags, chosen, onChange }: TagChoiceProps) {
  const { t } = useTranslation();
  const { tagName } = useMarketplaceWords();
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tags : tags.filter((tag, index) => index < firstTags || chosen.includes(tag));
  // Also what no requirement has any longer: it narrows the list, so it must be possible to take it away.
  const all = [...new Set([...shown, ...chosen])];
  return (
    <>
      <Chips id={listId}>
        {all.map((tag) => (
          <FilterChip
            key={tag}
            isSelected={chosen.includes(tag)}
            onChange={(isOn) => onChange(isOn ? [...chosen, tag] : chosen.filter((one) => one !== tag))}
          >
            {tagName(tag)}
          </FilterChip>
        ))}
      </Chips>
      {tags.length > firstTags ? (
        <More>
          <Button
            variant="link"
            size="sm"
            aria-expanded={isWhole}
            aria-controls={listId}
            onPress={() => setWhole(!isWhole)}
          >
            {isWhole ? t('marketplace.filters.fewerTags') : t('marketplace.filters.allTags', { count: tags.length })}
          </Button>
        </More>
      ) : null}
    </>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

/** Its text stands in line with the chips. */
const More = styled.div`
  margin-inline-start: calc(-1 * ${token('control-padding.sm')});
`;
