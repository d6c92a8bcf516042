import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { IllustrationSlot } from '@quarterdeck/ui/IllustrationSlot';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { below, token } from '@quarterdeck/ui/tokens';
import { CheckCheck, Plus } from 'lucide-react';
import { styled } from 'styled-components';

/** Stands above a list in which every task is done; the tasks stay, so that one can be opened again. */
export function TaskListDone({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <Calm>
      <IllustrationSlot icon={CheckCheck} seed="tasks-done" tone="accent" />
      <div data-part="words">
        <Heading level={2} variant="title-4">
          {t('tasks.empty.allDoneTitle')}
        </Heading>
        <Text as="p" tone="secondary">
          {t('tasks.empty.allDoneText')}
        </Text>
      </div>
      <div data-part="action">
        <Button icon={Plus} onPress={onAdd}>
          {t('tasks.addTask')}
        </Button>
      </div>
    </Calm>
  );
}

const Calm = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.5')};
  flex: none;
  padding: ${token('space.3')} ${token('space.5')};
  border-block-end: 1px solid ${token('border.subtle')};
  & > [data-part='words'] {
    flex: 1;
    min-inline-size: 0;
    text-wrap: pretty;
  }
  ${below('sm')} {
    flex-direction: column;
    gap: ${token('space.2')};
    padding: ${token('space.4')};
    text-align: center;
    & > [data-part='action'] {
      /* The way to add lies at the thumb, below the list. */
      display: none;
    }
  }
`;
