import { useTranslation } from '@quarterdeck/i18n';
import { LazyAccordion } from '@quarterdeck/ui/Accordion';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Marked } from '@quarterdeck/ui/Marked';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { SearchField } from '@quarterdeck/ui/SearchField';
import { token, type } from '@quarterdeck/ui/tokens';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { findQuestions, helpTopics, questionsIn } from '../../model/questions';

/** The questions below their topics; the address names the open one, and a search opens nothing by itself. */
export function HelpQuestions({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hash, search: query } = useLocation();
  const questions = useMemo(() => questionsIn(t), [t]);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findQuestions(questions, wanted), [questions, wanted]);
  const open = hash.slice(1);

  useEffect(() => {
    if (wanted.trim() !== '') announce(t('help.found', { count: found.length }));
  }, [wanted, found.length, t]);
  useEffect(() => {
    // An address leads to its question; one that is opened by hand is in sight already.
    if (open !== '') document.getElementById(`question-${open}`)?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const setOpen = (keys: ReadonlySet<string | number>) => {
    const [key] = keys;
    void navigate({ search: query, hash: key === undefined ? '' : `#${key}` }, { replace: true });
  };

  return (
    <Region aria-label={t('help.questions')}>
      <SearchField label={t('help.search')} value={search} onChange={onSearch} size="lg" />
      {found.length === 0 ? (
        <EmptyState
          kind="no-results"
          title={t('help.nothing', { search: wanted.trim() })}
          text={t('help.nothingText')}
          action={<Button onPress={() => onSearch('')}>{t('help.clear')}</Button>}
          headingLevel={2}
        />
      ) : null}
      {helpTopics.map((topic) => {
        const own = found.filter(({ item }) => item.topic === topic);
        return own.length === 0 ? null : (
          <div key={topic}>
            <h2>{t(`help.topic.${topic}`)}</h2>
            <LazyAccordion
              expandedKeys={open === '' ? [] : [open]}
              onExpandedChange={setOpen}
              items={own.map(({ item: { id, title, text }, found: part }) => ({
                id,
                title: (
                  <span id={`question-${id}`}>
                    <Marked text={title} query={part} />
                  </span>
                ),
                children: (
                  <p>
                    <Marked text={text} query={part} />
                  </p>
                ),
              }))}
            />
          </div>
        );
      })}
    </Region>
  );
}

const Region = styled.section`
  display: grid;
  gap: ${token('space.8')};
  & h2 {
    margin-block-end: ${token('space.3')};
    ${type('title-3')}
  }
  & p {
    max-inline-size: 68ch;
    text-wrap: pretty;
  }
`;
