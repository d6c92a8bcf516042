import { paths } from '@quarterdeck/contract';
import { projectNameMaxLength, projectNameMinLength } from '@quarterdeck/contract/entities/project';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { InlineEdit } from '@quarterdeck/ui/InlineEdit';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { SegmentedControl, Segment } from '@quarterdeck/ui/SegmentedControl';
import { Heading } from '@quarterdeck/ui/Text';
import { toasts } from '@quarterdeck/ui/Toast';
import { below, from, token } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { backlogViewModes, type BacklogViewMode } from '../model/backlogView';
import { BacklogPlan } from './BacklogPlan';
import { MoreMenu, type MoreMenuProps } from './MoreMenu';

interface BacklogHeaderProps extends ComponentProps<typeof BacklogPlan>, Omit<MoreMenuProps, 'isReady'> {
  onRename: (name: string) => void;
  /** Absent where there is no list to add to, as when it did not load. */
  onAdd: (() => void) | undefined;
}

/** The name of the project, how much of the twelve weeks is planned, and the ways to look at it. */
export function BacklogHeader({ project, hrefOf, onRename, onAdd, ...more }: BacklogHeaderProps) {
  const { t } = useTranslation();
  const isWide = useIsFrom('sm');
  const storedName = useVisit((stored) => stored.project?.name);
  const name = project?.name || storedName || t('backlog.title');
  const handleRename = (wanted: string) => {
    if (wanted.length >= projectNameMinLength && wanted.length <= projectNameMaxLength) return onRename(wanted);
    const title = t('backlog.nameLength', { least: projectNameMinLength, most: projectNameMaxLength });
    toasts.add({ title, tone: 'danger' });
  };
  return (
    <Head>
      <Heading level={1} variant="title-1">
        {project ? (
          <InlineEdit value={name} label={t('backlog.editName')} onSave={handleRename} />
        ) : (
          <Name>{name}</Name>
        )}
      </Heading>
      <BacklogPlan project={project} hrefOf={hrefOf} />
      <Actions>
        {isWide ? (
          <SegmentedControl<BacklogViewMode>
            label={t('backlog.viewMode.label')}
            value={more.view.viewMode}
            onChange={(viewMode) => more.change({ viewMode })}
          >
            {backlogViewModes.map((viewMode) => (
              <Segment key={viewMode} id={viewMode} label={t(`backlog.viewMode.${viewMode}`)} />
            ))}
          </SegmentedControl>
        ) : null}
        <ButtonLink href={paths.marketplace.href()} data-part="marketplace">
          {t('backlog.toMarketplace')}
        </ButtonLink>
        <Button variant="primary" icon={Plus} onPress={() => onAdd?.()} isDisabled={!onAdd} data-part="add">
          {t('backlog.add')}
        </Button>
        <MoreMenu {...more} isReady={project !== undefined} />
      </Actions>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.1')} ${token('space.5')};
  align-items: center;
  ${below('md')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** The name while it cannot be changed yet, in the box that it has when it can. */
const Name = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  padding-block: 2px;
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  ${from('md')} {
    grid-area: 1 / 2;
    justify-content: flex-end;
  }
  ${below('md')} {
    margin-block-start: ${token('space.2')};
  }
  ${below('sm')} {
    /* The bar of the page leads to the marketplace, and the way to add lies at the thumb. */
    grid-area: 1 / 2;
    margin: 0;
    & > [data-part='add'],
    & > [data-part='marketplace'] {
      display: none;
    }
  }
`;
