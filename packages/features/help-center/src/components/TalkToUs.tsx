import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { IconTile } from '@quarterdeck/ui/RowList';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { from, token } from '@quarterdeck/ui/tokens';
import { Mail, MessagesSquare, Siren, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';

const ways: readonly { name: 'write' | 'broken' | 'team'; icon: LucideIcon }[] = [
  { name: 'write', icon: Mail },
  { name: 'broken', icon: Siren },
  { name: 'team', icon: MessagesSquare },
];

/** Three ways to people. All lead to the form, which has the beginning of the subject already. */
export function TalkToUs() {
  const { t } = useTranslation();
  return (
    <Cells>
      {ways.map(({ name, icon }) => {
        const subject = name === 'write' ? '' : `?subject=${encodeURIComponent(t(`helpCenter.talk.${name}.subject`))}`;
        return (
          <div key={name}>
            <IconTile icon={icon} />
            <Heading level={3} variant="body-medium">
              {t(`helpCenter.talk.${name}.title`)}
            </Heading>
            <Text as="p" variant="small" tone="secondary">
              {t(`helpCenter.talk.${name}.text`)}
            </Text>
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
    </Cells>
  );
}

const Cells = styled.div`
  display: grid;
  overflow: clip;
  border-radius: ${token('radius.lg')};
  background: ${token('surface.card')};
  box-shadow: ${token('elevation.0')};
  ${from('md')} {
    grid-template-columns: repeat(3, 1fr);
  }
  & > div {
    display: grid;
    grid-template-columns: auto 1fr;
    grid-template-rows: auto 1fr auto;
    column-gap: ${token('space.4')};
    padding: ${token('space.5')};
    box-shadow: 0 0 0 0.5px ${token('border.subtle')};
  }
  & > div > span {
    grid-row: 1 / 3;
  }
  & a {
    grid-column: 2;
    justify-self: start;
    margin-block-start: ${token('space.4')};
  }
`;
