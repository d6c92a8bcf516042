import { projectGoalLimit } from '@quarterdeck/contract/entities/project';
import { useTranslation } from '@quarterdeck/i18n';
import { CheckboxGroup } from '@quarterdeck/ui/CheckboxGroup';
import { ChoiceCard } from '@quarterdeck/ui/ChoiceCard';
import { Grid } from '@quarterdeck/ui/Stack';
import { ChartLine, Headset, Megaphone, Rocket, ShoppingCart, Users, type LucideIcon } from 'lucide-react';
import { goalIds, type GoalId } from '../../model/goals';
import type { StepProps } from './ProjectStep';

const icons: Record<GoalId, LucideIcon> = {
  sell: ShoppingCart,
  serve: Headset,
  team: Users,
  reach: Megaphone,
  steer: ChartLine,
  launch: Rocket,
};

/** What the project is for: up to three. With three chosen the others wait until one is given up. */
export function GoalsStep({ draft, onChange }: StepProps) {
  const { t } = useTranslation();
  const isFull = draft.goals.length >= projectGoalLimit;
  return (
    <CheckboxGroup
      label={t('getStarted.goals.label')}
      description={t('getStarted.goals.count', { count: draft.goals.length, limit: projectGoalLimit })}
      value={draft.goals}
      onChange={(values) =>
        onChange({ goals: goalIds.filter((goal) => values.includes(goal)).slice(0, projectGoalLimit) })
      }
    >
      <Grid columns={{ base: 1, sm: 2 }} gap="3">
        {goalIds.map((goal) => (
          <ChoiceCard
            key={goal}
            kind="checkbox"
            value={goal}
            icon={icons[goal]}
            title={t(`suggested.goal.${goal}`)}
            description={t(`getStarted.goal.${goal}`)}
            isDisabled={isFull && !draft.goals.includes(goal)}
          />
        ))}
      </Grid>
    </CheckboxGroup>
  );
}
