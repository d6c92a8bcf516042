import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { Kbd } from '@quarterdeck/ui/Kbd';
import { navigationKeys } from '@quarterdeck/ui/Layout';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { isSingleKey } from '@quarterdeck/ui/shortcuts';
import { Inline } from '@quarterdeck/ui/Stack';
import { token, type } from '@quarterdeck/ui/tokens';
import { extendingKeys, listKeys } from '@quarterdeck/ui/VirtualList';
import { Keyboard } from 'lucide-react';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { SwitchSetting } from './SettingRow';
import { Rows } from './Settings.styles';

/**
 * The keys that work on every page and in every list, as tinykeys reads them, by place and by what they do: the last
 * parts of translation keys (`settings.keys.next`). Keys of a single page stand in the site's own sheet.
 */
const keyTable: Record<'everywhere' | 'lists', Readonly<Record<string, readonly string[]>>> = {
  // The first three are the host's, which offers them on every page.
  everywhere: { palette: ['$mod+k'], sheet: ['Shift+?'], undo: ['$mod+z'], navigation: [navigationKeys.focus] },
  lists: { ...listKeys, extend: extendingKeys },
};

/** The switch for single letters, and the keys that work everywhere. */
export function KeyboardPart() {
  const { t } = useTranslation();
  const { hasSingleKeys, set } = usePreferences();
  const { openKeySheet } = useHostActions();
  return (
    <>
      <Rows>
        <SwitchSetting
          isSelected={hasSingleKeys}
          onChange={(isOn) => set({ hasSingleKeys: isOn })}
          description={t('settings.keyboard.singleHelp')}
        >
          {t('settings.keyboard.single')}
        </SwitchSetting>
      </Rows>
      {Object.entries(keyTable).map(([place, rows]) => (
        <Rows key={place}>
          <Keys aria-labelledby={`settings-keys-${place}`}>
            <h3 id={`settings-keys-${place}`}>{t(`settings.keys.${place}`)}</h3>
            <dl>
              {Object.entries(rows).map(([name, all]) => {
                const keys = all.filter((key) => hasSingleKeys || !isSingleKey(key));
                return keys.length === 0 ? null : (
                  <Inline key={name} justify="between">
                    <dt>{t(`settings.keys.${name}`)}</dt>
                    <dd>
                      {keys.map((key, index) => (
                        <Fragment key={key}>
                          {index > 0 ? <small>{t('settings.keys.or')}</small> : null}
                          <Kbd keys={key} />
                        </Fragment>
                      ))}
                    </dd>
                  </Inline>
                );
              })}
            </dl>
            {place === 'everywhere' ? (
              <>
                <p>{t('settings.keys.more')}</p>
                {openKeySheet ? (
                  <Button size="sm" icon={Keyboard} onPress={openKeySheet}>
                    {t('settings.keyboard.sheet')}
                  </Button>
                ) : null}
              </>
            ) : null}
          </Keys>
        </Rows>
      ))}
    </>
  );
}

const Keys = styled.section`
  padding-block: ${token('space.4')};
  & > h3 {
    margin-block-end: ${token('space.2')};
    ${type('title-5')}
  }
  & > p {
    margin-block: ${token('space.2')};
    color: ${token('text.secondary')};
    text-wrap: pretty;
    ${type('small')}
  }
  & > dl > div {
    min-block-size: 36px;
  }
  & dd {
    display: flex;
    gap: ${token('space.1')};
    align-items: center;
    color: ${token('text.secondary')};
  }
  & small {
    ${type('caption')}
  }
`;
