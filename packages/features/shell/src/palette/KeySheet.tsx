import { useTranslation } from '@quarterdeck/i18n';
import { Dialog, DialogBody, DialogHeader } from '@quarterdeck/ui/Dialog';
import { Kbd } from '@quarterdeck/ui/Kbd';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { Switch } from '@quarterdeck/ui/Switch';
import { token, type } from '@quarterdeck/ui/tokens';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useKeyGroups } from '../keys/useKeyGroups';

/** All keys on one page, and the switch that turns the single letters off. */
export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const groups = useKeyGroups();
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  const set = usePreferences((preferences) => preferences.set);

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
          {groups.map(({ title, rows }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {rows.map(({ label, keys }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      {keys.map((name, index) => (
                        <Fragment key={name}>
                          {index > 0 ? <small>{t('shell.keys.or')}</small> : null}
                          <Kbd keys={name} />
                        </Fragment>
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </Groups>
        <Switch isSelected={hasSingleKeys} onChange={(isOn) => set({ hasSingleKeys: isOn })}>
          {t('shell.keys.single')}
        </Switch>
      </DialogBody>
    </Dialog>
  );
}

const Groups = styled.div`
  columns: 240px 2;
  column-gap: ${token('space.8')};
  margin-block-end: ${token('space.5')};
  & > section {
    margin-block-end: ${token('space.5')};
  }
  & h3 {
    ${type('overline')}
    text-transform: uppercase;
    color: ${token('text.secondary')};
    margin-block-end: ${token('space.2')};
    break-after: avoid;
  }
  & dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    min-block-size: 32px;
    break-inside: avoid;
  }
  & dd {
    display: flex;
    align-items: center;
    flex: none;
    gap: ${token('space.1')};
  }
  & small {
    ${type('caption')}
  }
`;
