import { paths } from '@quarterdeck/contract';
import { dayOf, nextMondays } from '@quarterdeck/contract/rules/calendar';
import { marketplaceFor, readWanted, wantedOf } from '@quarterdeck/contract/rules/getStartedAddress';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { withParameters } from '@quarterdeck/ui/addressState';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { ContourArt } from '@quarterdeck/ui/ContourArt';
import { docked } from '@quarterdeck/ui/dock';
import { useErrorWords } from '@quarterdeck/ui/errorWords';
import { Link } from '@quarterdeck/ui/Link';
import { Logo } from '@quarterdeck/ui/Logo';
import { useNavigate, useSearchParams } from '@quarterdeck/ui/router';
import { Stack } from '@quarterdeck/ui/Stack';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BacklogStep, suggestionsFor } from '../components/getStarted/BacklogStep';
import { Bottom, Hull, Question, Scale, Side, Split, Top } from '../components/getStarted/GetStarted.styles';
import { GoalsStep } from '../components/getStarted/GoalsStep';
import { HasProjectAlert } from '../components/getStarted/HasProjectAlert';
import { PeopleStep } from '../components/getStarted/PeopleStep';
import { ProjectStep } from '../components/getStarted/ProjectStep';
import { StartCourse } from '../components/getStarted/StartCourse';
import { startDraft, useStartDraft } from '../components/getStarted/useStartDraft';
import { useTypedPeople } from '../components/getStarted/useTypedPeople';
import { hasTooLongItem, problemsOf, startSteps, stepAt, withStart } from '../model/startDraft';
import { useCreateProject } from '../queries/useCreateProject';

/** Mondays that are offered as a start. */
const mondayCount = 6;

/** Four questions, one after the other, and a project with a backlog at their end. The address names the question. */
export function GetStartedScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const describeError = useErrorWords();
  const [parameters, setParameters] = useSearchParams();
  const [mondays] = useState(() => nextMondays(dayOf(new Date()), mondayCount));
  const wanted = readWanted(parameters);
  const draft = withStart(useStartDraft(), mondays);
  const typedPeople = useTypedPeople(draft);
  const answers = { draft, onChange: startDraft.change };
  const project = useVisit((stored) => stored.project);
  const requirements = useQuery(projectQueries.requirements());
  const create = useCreateProject();
  const wantedRequirement = wantedOf(wanted, requirements.data ?? []);
  const [isChecked, setChecked] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const itemField = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const step = stepAt(parameters.get('step'), draft, mondays);
  const place = startSteps.indexOf(step);
  const problems = isChecked ? problemsOf(step, draft, mondays) : [];

  // The first question takes the focus with the page; the others when somebody goes on or back.
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  const go = (to: number) => {
    setChecked(false);
    setParameters((before) => withParameters(before, { step: to === 0 ? null : String(to + 1) }));
  };
  const goOn = () => {
    if (problemsOf(step, draft, mondays).length > 0) {
      setChecked(true);
      nameField.current?.focus();
      return;
    }
    if (step === 'people' && !typedPeople.take()) return;
    go(place + 1);
  };
  const finish = (goesToMarketplace: boolean) => {
    if (create.isPending) return;
    if (hasTooLongItem(draft)) {
      // The field says so itself.
      itemField.current?.focus();
      return;
    }
    const suggestions = suggestionsFor(requirements.data ?? [], draft);
    const next = goesToMarketplace ? marketplaceFor(wantedRequirement) : paths.backlog.href();
    create.mutate(
      { draft, suggestions, goesToMarketplace },
      { onSuccess: () => void navigate(next, { replace: true }) },
    );
  };
  const marketplaceKey = wantedRequirement ? 'getStarted.toRequirement' : 'getStarted.toMarketplace';
  const isLast = place === startSteps.length - 1;

  return (
    <Split>
      <Hull>
        <ContourArt seed="get-started" width={600} height={900} levels={14} tone="hull" />
        <div>
          <Logo tone="hull" href={paths.home.href()} aria-label={t('getStarted.home')} />
          <h2>{t('getStarted.hull')}</h2>
          <StartCourse draft={draft} step={step} onSelect={go} />
        </div>
      </Hull>
      <Side>
        <div>
          <Top>
            <Logo isMarkOnly href={paths.home.href()} aria-label={t('getStarted.home')} data-part="logo" />
            <span>{t('getStarted.step', { place: place + 1, total: startSteps.length })}</span>
            <Link variant="quiet" href={paths.home.href()} data-part="leave">
              {t('getStarted.leave')}
            </Link>
          </Top>
          <Scale aria-hidden>
            {startSteps.map((one, index) => (
              <li key={one} data-reached={index <= place || undefined} />
            ))}
          </Scale>
        </div>
        <Question>
          <Heading level={1} variant="title-1" ref={heading} tabIndex={-1}>
            {t(`getStarted.${step}.question`)}
          </Heading>
          <Text as="p" variant="prose" tone="secondary">
            {t(`getStarted.${step}.${step === 'project' && wanted !== undefined ? 'leadMarketplace' : 'lead'}`)}
          </Text>
          {project && step === 'project' ? <HasProjectAlert project={project} /> : null}
          <Stack gap="5">
            {step === 'project' ? (
              <ProjectStep {...answers} mondays={mondays} problems={problems} nameRef={nameField} onSubmit={goOn} />
            ) : null}
            {step === 'people' ? <PeopleStep {...answers} typed={typedPeople} /> : null}
            {step === 'goals' ? <GoalsStep {...answers} /> : null}
            {step === 'backlog' ? <BacklogStep {...answers} field={itemField} /> : null}
          </Stack>
          {create.isError && isLast ? (
            <Alert tone="danger" title={t('getStarted.failed')} isAnnounced>
              {describeError(create.error).text}
            </Alert>
          ) : null}
        </Question>
        <Bottom ref={docked}>
          <div>
            {place > 0 ? (
              <Button variant="ghost" size="lg" onPress={() => go(place - 1)} isDisabled={create.isPending}>
                {t('getStarted.back')}
              </Button>
            ) : null}
            <span data-part="ends">
              {isLast ? (
                // The primary one is the last: what the visitor came for, or the backlog.
                (wanted === undefined ? [true, false] : [false, true]).map((goesToMarketplace, index) => (
                  <Button
                    key={String(goesToMarketplace)}
                    variant={index === 1 ? 'primary' : 'secondary'}
                    size="lg"
                    onPress={() => finish(goesToMarketplace)}
                    isPending={create.isPending && create.variables.goesToMarketplace === goesToMarketplace}
                    isDisabled={requirements.isPending}
                  >
                    {t(goesToMarketplace ? marketplaceKey : 'getStarted.toBacklog', {
                      title: wantedRequirement?.title,
                    })}
                  </Button>
                ))
              ) : (
                <Button variant="primary" size="lg" onPress={goOn}>
                  {t('getStarted.continue')}
                </Button>
              )}
            </span>
          </div>
        </Bottom>
      </Side>
    </Split>
  );
}
