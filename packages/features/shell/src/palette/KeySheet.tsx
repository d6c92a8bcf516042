import { useTranslation } from '@quarterdeck/i18n';
import { Dialog, DialogBody, DialogHeader } from '@quarterdeck/ui/Dialog';
import { Kbd } from '@quarterdeck/ui/Kbd';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { Switch } from '@quarterdeck/ui/Switch';
import { token, type } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { useCommands } from '../commands/useCommands';

/** Keys that hold everywhere and in every list, by the message that says what they do. */
const general = [
  ['$mod+k', 'palette'],
  ['$mod+z', 'undo'],
] as const;
const lists = [
  ['j', 'down'],
  ['k', 'up'],
  ['x', 'select'],
  ['Shift+ArrowDown', 'extend'],
  ['$mod+a', 'selectAll'],
  ['Enter', 'open'],
  ['Alt+ArrowUp', 'moveUp'],
  ['Alt+ArrowDown', 'moveDown'],
  ['Escape', 'clear'],
] as const;

/** All keys on one page, and the switch that turns the single letters off. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const commands = useCommands();
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  const set = usePreferences((preferences) => preferences.set);
  const ofCommands = commands.flatMap(({ keys, titleKey }) =>
    keys === undefined ? [] : [[keys, t(titleKey)] as const],
  );
  const rows = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([keys, label]) => (
      <div key={keys}>
        <dt>{label}</dt>
        <dd>
          <Kbd keys={keys} />
        </dd>
      </div>
    ));

  return (
    <Dialog
      isOpen
      size="md"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogHeader title={t('shell.keys.title')} />
      <DialogBody>
        <Groups>
          <section>
            <h3>{t('shell.keys.general')}</h3>
            <dl>{rows([...general.map(([keys, name]) => [keys, t(`shell.keys.${name}`)] as const), ...ofCommands])}</dl>
          </section>
          <section>
            <h3>{t('shell.keys.lists')}</h3>
            <dl>{rows(lists.map(([keys, name]) => [keys, t(`shell.keys.${name}`)] as const))}</dl>
          </section>
        </Groups>
        <Switch isSelected={hasSingleKeys} onChange={(isOn) => set({ hasSingleKeys: isOn })}>
          {t('shell.keys.single')}
        </Switch>
      </DialogBody>
    </Dialog>
  );
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: ${token('space.6')};
  margin-block-end: ${token('space.5')};
  & h3 {
    ${type('overline')}
    text-transform: uppercase;
    color: ${token('text.secondary')};
    margin-block-end: ${token('space.2')};
  }
  & dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    min-block-size: 32px;
  }
`;
