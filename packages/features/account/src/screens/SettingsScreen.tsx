import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { Link } from '@quarterdeck/ui/Link';
import { useSearchParams } from '@quarterdeck/ui/router';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { below, from, token } from '@quarterdeck/ui/tokens';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { VisuallyHidden } from '@quarterdeck/ui/VisuallyHidden';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppearancePart } from '../components/settings/AppearancePart';
import { DataPart } from '../components/settings/DataPart';
import { DemoPart } from '../components/settings/DemoPart';
import { KeyboardPart } from '../components/settings/KeyboardPart';
import { OfProject } from '../components/settings/OfProject';
import { PeoplePart } from '../components/settings/people/PeoplePart';
import { ProjectPart } from '../components/settings/ProjectPart';
import { ReceiptsPart } from '../components/settings/ReceiptsPart';
import { sectionAt, useSettingsSections, type SettingsSection } from '../components/settings/sections';
import { SettingsNavigation } from '../components/settings/SettingsNavigation';

const parts: Record<SettingsSection, () => ReactNode> = {
  project: () => <OfProject>{(id) => <ProjectPart id={id} />}</OfProject>,
  people: () => <OfProject>{(id) => <PeoplePart id={id} />}</OfProject>,
  appearance: AppearancePart,
  keyboard: KeyboardPart,
  receipts: () => <OfProject>{(id) => <ReceiptsPart id={id} />}</OfProject>,
  data: DataPart,
  demo: DemoPart,
};

/** What a visitor can set. The address names the part; without a name a phone shows the list, other widths the first. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const isWide = useIsFrom('md');
  const named = sectionAt(parameters.get('section'), useSettingsSections());
  const section = named ?? 'project';
  const Content = parts[section];
  const side = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Who follows a link goes on in the part; who comes back goes on at the link.
  const before = useRef(named);
  useEffect(() => {
    if (before.current === named) return;
    if (named === null && !isWide) {
      side.current?.querySelector<HTMLElement>(`[data-section="${before.current}"]`)?.focus();
    } else heading.current?.focus();
    before.current = named;
  }, [named, isWide]);

  // On a phone either the list of the parts or one of them is in sight.
  const hasList = isWide || named === null;
  return (
    <Page data-has-part={named === null ? undefined : ''}>
      <Side ref={side}>
        {hasList ? (
          <Heading level={1} variant="title-1">
            {t('settings.title')}
          </Heading>
        ) : (
          <VisuallyHidden as="h1">{t('settings.title')}</VisuallyHidden>
        )}
        {hasList ? <SettingsNavigation current={named ?? (isWide ? section : null)} /> : null}
      </Side>
      {isWide || named !== null ? (
        <Part aria-labelledby="settings-part">
          <header>
            {isWide ? null : (
              <Link variant="quiet" href={paths.settings.href()}>
                <Icon icon={ChevronLeft} size="sm" isDirectional />
                {t('settings.title')}
              </Link>
            )}
            <Heading level={2} variant="title-2" id="settings-part" ref={heading} tabIndex={-1}>
              {t(`settings.${section}.title`)}
            </Heading>
            <Text as="p" tone="secondary">
              {t(`settings.${section}.lead`)}
            </Text>
          </header>
          <Content key={section} />
        </Part>
      ) : null}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  inline-size: min(880px, 100%);
  margin-inline: auto;
  padding-block: ${token('space.2')} ${token('space.8')};
  ${from('md')} {
    grid-template-columns: minmax(0, 280px) minmax(0, 560px);
    gap: ${token('space.10')};
    align-items: start;
    padding-block: ${token('space.8')} 64px;
  }
  ${below('md')} {
    &[data-has-part] {
      padding-block-start: 0;
    }
  }
`;

const Side = styled.div`
  ${from('md')} {
    /* In a lower window its end would never come into sight. */
    @media (min-height: 600px) {
      position: sticky;
      inset-block-start: calc(${token('header.wide')} + ${token('space.8')});
    }
  }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  & > header > h2 {
    outline: none;
    scroll-margin-block-start: calc(${token('header.wide')} + ${token('space.8')});
  }
  & > header > p {
    margin-block-start: ${token('space.1')};
  }
  & > header > a {
    display: inline-flex;
    gap: ${token('space.1')};
    align-items: center;
    min-block-size: 44px;
    /* Its arrow stands in line with the title. */
    margin-inline-start: calc(-1 * ${token('space.1')});
  }
`;
