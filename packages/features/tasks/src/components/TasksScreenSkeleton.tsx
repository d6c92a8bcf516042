import { useTranslation } from '@quarterdeck/i18n';
import { ListSkeleton } from '@quarterdeck/ui/ListSkeleton';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Heading } from '@quarterdeck/ui/Text';
import { below } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';
import { Head, Pane } from './TaskPane.styles';

/** The tasks before their scripts: the title, and the places of what is on its way. */
export function TasksScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <Pane>
      <Head>
        <Heading level={1} variant="title-2">
          {t('tasks.title')}
        </Heading>
        <span data-part="count" />
        <div data-part="actions">
          <div data-part="search">
            <Field>
              <Skeleton shape="box" height="36px" />
            </Field>
          </div>
        </div>
      </Head>
      <div data-part="content">
        <ListSkeleton />
      </div>
    </Pane>
  );
}

const Field = styled.div`
  inline-size: 220px;
  ${below('sm')} {
    inline-size: auto;
  }
`;
