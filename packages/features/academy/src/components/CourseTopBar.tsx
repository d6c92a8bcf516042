import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { RouterLink } from '@quarterdeck/ui/router';
import { token, type } from '@quarterdeck/ui/tokens';
import { ArrowLeft, ListTree } from 'lucide-react';
import { styled } from 'styled-components';

export interface CourseTopBarProps {
  title: string;
  onShowSteps: () => void;
}

/** Above a step where there is no room beside it: the way back, the course and the way to its steps. */
export function CourseTopBar({ title, onShowSteps }: CourseTopBarProps) {
  const { t } = useTranslation();
  return (
    <Bar>
      <RouterLink to={paths.academy.href()} aria-label={t('academy.course.all')}>
        <Icon icon={ArrowLeft} isDirectional />
      </RouterLink>
      <p title={title}>{title}</p>
      <IconButton
        icon={ListTree}
        label={t('academy.course.steps')}
        aria-haspopup="dialog"
        onPress={() => onShowSteps()}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  flex: none;
  min-block-size: 48px;
  padding-inline: ${token('space.2')};
  border-block-end: 1px solid ${token('border.subtle')};
  & > a {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: ${token('control.lg')};
    block-size: ${token('control.lg')};
    border-radius: ${token('radius.md')};
    color: ${token('text.primary')};
  }
  & > p {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${type('title-5')}
  }
  @media print {
    display: none;
  }
`;
