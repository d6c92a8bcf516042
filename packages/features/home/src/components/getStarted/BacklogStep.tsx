import { backlogTitleMaxLength } from '@quarterdeck/contract/entities/backlogItem';
import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import { isSameTitle } from '@quarterdeck/contract/rules/sameTitle';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useTooLong, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { TextField } from '@quarterdeck/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { suggestionCount, suggestionId, suggestItems, type Suggestion } from '../../model/goals';
import { withTypedItem, type StartDraft } from '../../model/startDraft';
import { AddRow, Items } from './GetStarted.styles';
import type { StepProps } from './ProjectStep';
import { StartItem } from './StartItem';

/** The suggestions for a draft's goals, without those that were removed. */
export function suggestionsFor(requirements: readonly Requirement[], { goals, removed }: StartDraft): Suggestion[] {
  return suggestItems(requirements, goals).filter((suggestion) => !removed.includes(suggestionId(suggestion)));
}

export interface BacklogStepProps extends StepProps {
  /** The field for items of the person's own. */
  field: RefObject<HTMLInputElement | null>;
}

/** What the backlog begins with: suggestions for the goals, and items of the person's own. */
export function BacklogStep({ draft, onChange, field }: BacklogStepProps) {
  const { t } = useTranslation();
  const { effort } = useMeasures();
  const requirements = useQuery(projectQueries.requirements());
  const list = useRef<HTMLUListElement>(null);
  // The button goes away with its item: the next one takes the focus, else the field.
  const leave = (index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? field.current)?.focus();
  };
  const [problem, setProblem] = useState<string | null>(null);
  const tooLong = useTooLong()(draft.typedItem, backlogTitleMaxLength);
  const said = tooLong ?? problem ?? undefined;
  const suggestions = suggestionsFor(requirements.data ?? [], draft);
  const titleOf = (suggestion: Suggestion) =>
    typeof suggestion === 'string' ? t(`suggested.starter.${suggestion}`) : suggestion.title;

  const add = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (tooLong !== undefined) return;
    const titles = [...suggestions.map(titleOf), ...draft.own];
    if (titles.some((title) => isSameTitle(title, draft.typedItem))) {
      setProblem(t('getStarted.backlog.known', { title: draft.typedItem.trim() }));
      return;
    }
    const { own, typedItem } = withTypedItem(draft);
    onChange({ own, typedItem });
  };

  return (
    <>
      <AsyncContent
        result={requirements}
        skeleton={
          <Items aria-hidden>
            {Array.from({ length: suggestionCount }, (_, index) => (
              <li key={index}>
                <Skeleton width="60%" />
              </li>
            ))}
          </Items>
        }
        headingLevel={2}
      >
        {() => (
          <Items ref={list} aria-label={t('getStarted.backlog.list')}>
            {suggestions.map((suggestion, index) => (
              <StartItem
                key={suggestionId(suggestion)}
                title={titleOf(suggestion)}
                hint={
                  typeof suggestion === 'string' ? (
                    t('getStarted.backlog.suggested')
                  ) : (
                    <>
                      <code>{suggestion.id}</code> · {effort(suggestion.estimateDays)} · {t('project.free')}
                    </>
                  )
                }
                removeLabel={t('getStarted.backlog.remove', { title: titleOf(suggestion) })}
                onRemove={() => {
                  leave(index);
                  onChange({ removed: [...draft.removed, suggestionId(suggestion)] });
                }}
              />
            ))}
            {draft.own.map((own, index) => (
              <StartItem
                // Two items may have the same title; their place tells them apart.
                key={`${index} ${own}`}
                title={own}
                hint={t('getStarted.backlog.own')}
                removeLabel={t('getStarted.backlog.remove', { title: own })}
                onRemove={() => {
                  leave(suggestions.length + index);
                  onChange({ own: draft.own.toSpliced(index, 1) });
                }}
              />
            ))}
          </Items>
        )}
      </AsyncContent>
      {draft.removed.length > 0 ? (
        <div>
          <Button
            variant="ghost"
            size="sm"
            onPress={() => {
              field.current?.focus();
              onChange({ removed: [] });
            }}
          >
            {t('getStarted.backlog.restore')}
          </Button>
        </div>
      ) : null}
      <AddRow onSubmit={add}>
        <TextField
          label={t('getStarted.backlog.add')}
          inputRef={field}
          value={draft.typedItem}
          onChange={(typedItem) => {
            setProblem(null);
            onChange({ typedItem });
          }}
          size="lg"
          {...(said === undefined ? {} : { isInvalid: true, errorMessage: said })}
        />
        <div>
          <Button type="submit" icon={Plus} size="lg">
            {t('project.add')}
          </Button>
        </div>
      </AddRow>
    </>
  );
}
