import { paths } from '@quarterdeck/contract';
import type { Task } from '@quarterdeck/contract/entities/task';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AsyncContent } from '@quarterdeck/ui/AsyncContent';
import { Card, CardBody, CardFoot, CardHead } from '@quarterdeck/ui/Card';
import { Link } from '@quarterdeck/ui/Link';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Text } from '@quarterdeck/ui/Text';
import { token } from '@quarterdeck/ui/tokens';
import { truncateForDisplay } from '@quarterdeck/ui/truncate';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { isOverdue, nextDue } from '../model/taskList';
import { taskQueries } from '../queries/taskQueries';

const shownCount = 5;

/** The open tasks that are due soonest, for a page of another feature. */
export function DueTasks() {
  const { t } = useTranslation();
  const { day, daysFromToday } = useFormats();
  const { data: tasks, ...result } = useQuery(taskQueries.list());
  const next = useMemo(() => tasks && nextDue(tasks, shownCount), [tasks]);
  const dueOf = (task: Task) => {
    const due = day(task.dueDate ?? '');
    return isOverdue(task, daysFromToday) ? t('tasks.due.overdue', { day: due }) : due;
  };
  return (
    <Card>
      <CardHead icon={CircleCheck} title={t('tasks.widget.due')} />
      <CardBody>
        <AsyncContent
          result={{ ...result, data: next }}
          headingLevel={4}
          size="sm"
          skeleton={<Skeleton shape="rows" count={shownCount} />}
          empty={<Text tone="secondary">{t('tasks.widget.nothingDue')}</Text>}
        >
          {(due) => (
            <Rows>
              {due.map((task) => (
                <li key={task.id} data-overdue={isOverdue(task, daysFromToday) || undefined}>
                  <Link href={paths.task.href(task.id)} variant="quiet">
                    {truncateForDisplay(task.title) || t('tasks.untitled')}
                  </Link>
                  <time dateTime={task.dueDate ?? undefined}>{dueOf(task)}</time>
                </li>
              ))}
            </Rows>
          )}
        </AsyncContent>
      </CardBody>
      <CardFoot>
        <Link href={paths.tasks.href()}>{t('tasks.widget.all')}</Link>
      </CardFoot>
    </Card>
  );
}

const Rows = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token('space.1')} ${token('space.4')};
    padding-block: ${token('space.2')};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: 1px solid ${token('border.subtle')};
  }
  & time {
    color: ${token('text.secondary')};
  }
  & > [data-overdue] time {
    color: ${token('danger.text')};
  }
`;
