import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Mail, MessagesSquare, Siren, type LucideIcon } from 'lucide-react';
import { Talk, Tile } from './HelpHome.styles';

const ways: readonly { name: 'write' | 'broken' | 'team'; icon: LucideIcon }[] = [
  { name: 'write', icon: Mail },
  { name: 'broken', icon: Siren },
  { name: 'team', icon: MessagesSquare },
];

/** Three ways to people. All lead to the form, which has the beginning of the subject already. */
export function TalkToUs() {
  const { t } = useTranslation();
  return (
    <Talk>
      {ways.map(({ name, icon }) => {
        const subject = name === 'write' ? '' : `?subject=${encodeURIComponent(t(`helpCenter.talk.${name}.subject`))}`;
        return (
          <div key={name}>
            <Tile>
              <Icon icon={icon} />
            </Tile>
            <h3>{t(`helpCenter.talk.${name}.title`)}</h3>
            <p>{t(`helpCenter.talk.${name}.text`)}</p>
            <ButtonLink
              size="sm"
              variant={name === 'write' ? 'primary' : 'secondary'}
              href={`${paths.helpSupport.href()}${subject}`}
            >
              {t(`helpCenter.talk.${name}.action`)}
            </ButtonLink>
          </div>
        );
      })}
    </Talk>
  );
}
