import {
  shortcutDescriptionMaxLength,
  shortcutLabelMaxLength,
  type NewShortcut,
} from '@quarterdeck/contract/entities/shortcut';
import { useTranslation } from '@quarterdeck/i18n';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import {
  ShortcutsPanel,
  type ShortcutItem,
  type ShortcutsPanelWords,
  type ShortcutValues,
} from '@quarterdeck/ui/ShortcutsPanel';
import { useMemo, useState } from 'react';
import { HeaderPopover } from '../HeaderPopover';
import type { OnDemandProps } from '../makeOnDemand';
import { useShellHost } from '../ShellContext';
import { iconChoices } from './iconChoices';
import { linkProblemOf } from './shortcutLinks';
import { useShortcuts } from './useShortcuts';

const maxLengths = { label: shortcutLabelMaxLength, description: shortcutDescriptionMaxLength, link: 2_000 };

const shortcutOf = ({ isInternal, ...values }: ShortcutValues): NewShortcut => ({ ...values, useRouter: isInternal });

/** The shortcuts, below their button in the header. */
export function ShortcutsPopover({ anchor, onClose }: OnDemandProps) {
  const { t } = useTranslation();
  const { isKnownAddress } = useShellHost();
  const { result, add, change, remove, move } = useShortcuts();
  const { data } = result;
  const items = useMemo(
    () =>
      data?.map(({ id, label, description = '', icon, link, useRouter }): ShortcutItem => ({
        id,
        label,
        description,
        icon,
        link,
        isInternal: useRouter,
        // A page that this site does not have is no link.
        isReachable: linkProblemOf({ link, useRouter }, isKnownAddress) === undefined,
      })),
    [data, isKnownAddress],
  );
  const icons = useMemo(() => iconChoices.map((name) => ({ name, label: t(`shell.shortcuts.icons.${name}`) })), [t]);
  const words = useWords();
  const [isForm, setForm] = useState(false);
  return (
    <HeaderPopover anchor={anchor} onClose={onClose} label={words.title} staysOpen={isForm}>
      <ShortcutsPanel
        result={{ ...result, data: items }}
        words={words}
        icons={icons}
        maxLengths={maxLengths}
        empty={<EmptyState size="sm" headingLevel={3} title={t('shell.shortcuts.emptyTitle')} />}
        takesFocus
        refuseLink={(link, isInternal) => {
          const problem = linkProblemOf({ link, useRouter: isInternal }, isKnownAddress);
          return problem && t(`shell.shortcuts.link.${problem}`);
        }}
        onAdd={(values) => add(shortcutOf(values))}
        onChange={(id, values) => change(id, shortcutOf(values))}
        onDelete={remove}
        onMove={move}
        onFollow={onClose}
        onFormChange={setForm}
        onClose={onClose}
      />
    </HeaderPopover>
  );
}

function useWords(): ShortcutsPanelWords {
  const { t } = useTranslation();
  return useMemo(() => {
    const word = (key: string) => t(`shell.shortcuts.${key}`);
    return {
      title: word('title'),
      modifyTitle: word('modifyTitle'),
      add: word('add'),
      editTitle: word('editTitle'),
      enterEdit: word('enterEdit'),
      exitEdit: word('exitEdit'),
      edit: (label) => t('shell.shortcuts.edit', { label }),
      opensElsewhere: word('opensElsewhere'),
      form: {
        label: word('form.label'),
        icon: word('form.icon'),
        link: word('form.link'),
        linkPlaceholder: word('form.linkPlaceholder'),
        externalLinkPlaceholder: word('form.externalLinkPlaceholder'),
        opensInApp: word('form.opensInApp'),
        opensInAppHelp: word('form.opensInAppHelp'),
        description: word('form.description'),
        descriptionPlaceholder: word('form.descriptionPlaceholder'),
        cancel: word('form.cancel'),
        save: word('form.save'),
        delete: word('form.delete'),
        otherIcon: word('form.otherIcon'),
        needs: {
          label: word('needs.label'),
          icon: word('needs.icon'),
          link: word('needs.link'),
          rightLink: word('needs.rightLink'),
        },
      },
    };
  }, [t]);
}
