import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useHostActs } from '@quarterdeck/ui/hostActs';
import { Kbd } from '@quarterdeck/ui/Kbd';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { Switch } from '@quarterdeck/ui/Switch';
import { token, type } from '@quarterdeck/ui/tokens';
import { Keyboard } from 'lucide-react';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { keyTable } from './keyTable';
import { Rows, SwitchRow } from './Settings.styles';

/** The switch for single letters, and the keys that work everywhere. */
export function KeyboardPart() {
  const { t } = useTranslation();
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  const set = usePreferences((preferences) => preferences.set);
  const { openKeySheet } = useHostActs();
  return (
    <>
      <Rows>
        <SwitchRow>
          <Switch
            labelPosition="start"
            isSelected={hasSingleKeys}
            onChange={(isOn) => set({ hasSingleKeys: isOn })}
            description={t('settings.keyboard.singleHelp')}
          >
            {t('settings.keyboard.single')}
          </Switch>
        </SwitchRow>
      </Rows>
      {keyTable(hasSingleKeys).map(({ name: place, rows }) => (
        <Rows key={place}>
          <Keys aria-labelledby={`settings-keys-${place}`}>
            <h3 id={`settings-keys-${place}`}>{t(`settings.keys.${place}`)}</h3>
            <dl>
              {rows.map(({ name, keys }) => (
                <div key={name}>
                  <dt>{t(`settings.keys.${name}`)}</dt>
                  <dd>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 ? <small>{t('settings.keys.or')}</small> : null}
                        <Kbd keys={key} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
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
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')} ${token('space.4')};
    align-items: center;
    justify-content: space-between;
    min-block-size: 36px;
    ${type('body')}
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
