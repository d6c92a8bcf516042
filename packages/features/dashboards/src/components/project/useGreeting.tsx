import { toQuery } from '@quarterdeck/contract';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import { listMessages } from '@quarterdeck/contract/endpoints/messages';
import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Avatar } from '@quarterdeck/ui/Avatar';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { below, token } from '@quarterdeck/ui/tokens';
import { truncateForDisplay } from '@quarterdeck/ui/truncate';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { greetingAt } from '../../model/schedule';
import { useMinuteOfDay } from './useMinuteOfDay';

// The header asks for both as well: it is one call each.
const personQuery = queryOptions(toQuery(getUser, {}));
const messagesQuery = queryOptions(toQuery(listMessages, {}));

export interface Greeting {
  /** The name of the page where nobody is known. */
  title: string;
  /** What is new, once all of it is known. */
  text: string | undefined;
  /** The reader's picture. */
  picture: ReactNode;
}

/** Greets the reader by the time of the day, and says what is new. */
export function useGreeting(data: ProjectDashboard | undefined): Greeting {
  const { t } = useTranslation();
  const { data: person, isPending } = useQuery(personQuery);
  const hour = Math.floor(useMinuteOfDay() / 60);
  const [firstName] = (person?.name ?? '').trim().split(/\s+/);
  return {
    title: firstName
      ? t(`dashboards.project.greeting.${greetingAt(hour)}`, { name: truncateForDisplay(firstName) })
      : t('dashboards.project.title'),
    text: useNews(data),
    picture: person ? (
      <Picture id={person.id} name={person.name} src={person.avatar} size="xl" label="" />
    ) : isPending ? (
      <PictureSkeleton aria-hidden>
        <Skeleton shape="circle" width="100%" height="100%" />
      </PictureSkeleton>
    ) : undefined,
  };
}

/** Messages that nobody has seen, and tasks that came this week. */
function useNews(data: ProjectDashboard | undefined): string | undefined {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data: messages, isPending } = useQuery(messagesQuery);
  // Half a sentence would change while it is read.
  if (!data || isPending) return undefined;
  const count = { tasks: data.taskDistribution.overview['this-week'].new, messages: unreadOf(messages) };
  const phrase = (what: 'tasks' | 'messages') =>
    t(`dashboards.project.lead.${what}`, { count: count[what], formatted: number(count[what]) });
  if (count.tasks > 0 && count.messages > 0)
    return t('dashboards.project.lead.both', { messages: phrase('messages'), tasks: phrase('tasks') });
  if (count.tasks > 0) return t('dashboards.project.lead.one', { thing: phrase('tasks') });
  if (count.messages > 0) return t('dashboards.project.lead.one', { thing: phrase('messages') });
  return t(`dashboards.project.lead.${messages ? 'none' : 'noTasks'}`);
}

const unreadOf = (messages: readonly { read: boolean }[] = []): number => messages.filter(({ read }) => !read).length;

/** Between two sizes of the kit; smaller on phones, where the greeting stands beside it. */
const size = `
  --qd-avatar-size: 48px;
  flex: none;
`;

const Picture = styled(Avatar)`
  &[data-size] {
    ${size}
    ${below('sm')} {
      --qd-avatar-size: ${token('avatar.lg')};
    }
  }
`;

const PictureSkeleton = styled.span`
  ${size}
  inline-size: var(--qd-avatar-size);
  block-size: var(--qd-avatar-size);
  ${below('sm')} {
    --qd-avatar-size: ${token('avatar.lg')};
  }
`;
