import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import type { TeamMember } from '@quarterdeck/contract/entities/teamMember';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Avatar } from '@quarterdeck/ui/Avatar';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { Icon } from '@quarterdeck/ui/Icon';
import type { IconComponent } from '@quarterdeck/ui/Icon';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { token, type } from '@quarterdeck/ui/tokens';
import { truncateForDisplay } from '@quarterdeck/ui/truncate';
import { Mail, Phone } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { mailtoHref, telHref } from '../../model/contactAddress';
import { CardFrame, DashboardCard } from '../DashboardCard';
import { DashboardCell, DashboardGrid } from '../DashboardPage';
import type { Dashboard } from '../useDashboard';

const usualCount = 8;

/** Everybody who works on the project, and how to reach them. */
export function ProjectTeam({ dashboard }: { dashboard: Dashboard<ProjectDashboard> }) {
  const { t } = useTranslation();
  const { result, data, chart } = dashboard;
  if (chart.status === 'failed' || data?.teamMembers.length === 0)
    return (
      <DashboardCard title={t('dashboards.project.tabs.team')}>
        <AsyncContent
          result={result}
          size="sm"
          isFailureAnnounced={false}
          skeleton={null}
          isEmpty={() => true}
          empty={
            <EmptyState
              size="sm"
              title={t('dashboards.project.team.none')}
              text={t('dashboards.project.team.reason')}
            />
          }
        >
          {() => null}
        </AsyncContent>
      </DashboardCard>
    );
  return (
    <AsyncContent
      result={result}
      isFailureAnnounced={false}
      skeleton={
        <DashboardGrid>
          {Array.from({ length: usualCount }, (_, place) => (
            <DashboardCell key={place} $span={3}>
              <Skeleton shape="box" height="204px" />
            </DashboardCell>
          ))}
        </DashboardGrid>
      }
    >
      {({ teamMembers }) => (
        <DashboardGrid>
          {teamMembers.map((member) => (
            <DashboardCell key={member.id} $span={3}>
              <MemberCard {...member} />
            </DashboardCell>
          ))}
        </DashboardGrid>
      )}
    </AsyncContent>
  );
}

function MemberCard({ id, name, title, avatar, email, phone }: TeamMember) {
  const { t } = useTranslation();
  const nameId = useId();
  const [mail, call] = [mailtoHref(email), telHref(phone)];
  const shown = truncateForDisplay(name).trim() || t('dashboards.project.team.unnamed');
  return (
    <Card aria-labelledby={nameId}>
      <Head>
        <Avatar size="xl" id={id} name={name} src={avatar} label="" />
        <div>
          <h2 id={nameId}>{shown}</h2>
          <p>{truncateForDisplay(title)}</p>
        </div>
      </Head>
      <Contacts>
        <Contact icon={Mail} href={mail} text={email} />
        <Contact icon={Phone} href={call} text={phone} />
      </Contacts>
      {mail === null && call === null ? null : (
        <Actions>
          {mail === null ? null : (
            <ButtonLink size="sm" href={mail} aria-label={t('dashboards.project.team.writeTo', { name: shown })}>
              {t('dashboards.project.team.write')}
            </ButtonLink>
          )}
          {call === null ? null : (
            <ButtonLink size="sm" href={call} aria-label={t('dashboards.project.team.callTo', { name: shown })}>
              {t('dashboards.project.team.call')}
            </ButtonLink>
          )}
        </Actions>
      )}
    </Card>
  );
}

/** What nobody can be reached at is only text. */
function Contact({ icon, href, text }: { icon: IconComponent; href: string | null; text: string }) {
  if (text.trim() === '') return null;
  const shown = truncateForDisplay(text);
  return (
    <li>
      <Icon icon={icon} size="sm" />
      <span>
        {href === null ? (
          shown
        ) : (
          <Link href={href} variant="quiet">
            {shown}
          </Link>
        )}
      </span>
    </li>
  );
}

const Card = styled(CardFrame)`
  gap: 14px;
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: 60px;
  & > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & h2 {
    ${type('title-4')}
  }
  & p {
    margin: 2px 0 0;
    color: ${token('text.secondary')};
    ${type('small')}
  }
`;

const Contacts = styled.ul`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${type('small')}
  & > li {
    display: flex;
    gap: 8px;
    min-inline-size: 0;
    color: ${token('text.secondary')};
    & > svg {
      flex: none;
      margin-block-start: 2px;
    }
    & > span {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  & > * {
    flex: 1 1 0;
  }
  @media print {
    display: none;
  }
`;
