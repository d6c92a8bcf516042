import { HostActionsContext } from '@quarterdeck/ui/hostActions';
import { createTaskCommand } from '@quarterdeck/contract/featureCommands';
import { fn } from 'storybook/test';
import { notes } from '../../manifest';

/** The command of a feature of tasks. */
export const makeTask = fn();

const actions = { commands: new Map([[createTaskCommand.id, makeTask]]) };

/** The notes on a site that has tasks, too. */
export const notesBesideTasks = {
  ...notes,
  routes: notes.routes.map((route) => ({
    ...route,
    load: async () => {
      const { NotesScreen } = await import('../NotesScreen');
      return {
        default: () => (
          <HostActionsContext value={actions}>
            <NotesScreen />
          </HostActionsContext>
        ),
      };
    },
  })),
};
