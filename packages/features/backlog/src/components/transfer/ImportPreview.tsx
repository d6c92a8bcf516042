import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Stack } from '@quarterdeck/ui/Stack';
import { StatusBadge } from '@quarterdeck/ui/StatusBadge';
import { Text } from '@quarterdeck/ui/Text';
import { below, token, type } from '@quarterdeck/ui/tokens';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ImportRow } from '../../model/readItems';

/** Rows of a long file that are drawn; the sentence above counts all of them. */
const shownRows = 200;

/** Each row of the file, with what becomes of it; what cannot be added stands first. */
export function ImportPreview({ name, rows }: { name: string; rows: readonly ImportRow[] }) {
  const { t } = useTranslation();
  const { number, list } = useFormats();
  const { effort } = useMeasures();
  const summary = useRef<HTMLParagraphElement>(null);
  // The button that had the focus has given way to the preview.
  useEffect(() => summary.current?.focus(), []);
  const wrong = rows.filter(({ errors }) => errors.length > 0);
  const updated = rows.filter(({ item, knownKey }) => item !== null && knownKey !== null);
  const same = rows.filter(({ item, errors }) => item === null && errors.length === 0);
  const good = rows.filter(({ item, knownKey }) => item !== null && knownKey === null);
  const shown = [...wrong, ...updated, ...good, ...same].slice(0, shownRows);
  const counted = (key: string, count: number) =>
    count === 0 ? [] : [t(`backlogTransfer.${key}`, { count, formatted: number(count) })];
  return (
    <Preview gap="3">
      <p ref={summary} tabIndex={-1}>
        <b>{name}</b>{' '}
        {list([
          ...counted('goodRows', good.length),
          ...counted('updateRows', updated.length),
          ...counted('wrongRows', wrong.length),
          ...counted('knownRows', same.length),
        ])}
        {wrong.length > 0 && wrong.length < rows.length ? (
          <>
            . <small>{t('backlogTransfer.errorsFirst')}</small>
          </>
        ) : null}
      </p>
      {/* Reached by Tab, so that it can be scrolled by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div role="region" aria-label={t('backlogTransfer.preview')} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('backlogTransfer.row')}</th>
              <th scope="col">{t('backlogTransfer.itemTitle')}</th>
              <th scope="col">{t('project.effort')}</th>
              <th scope="col">{t('backlogTransfer.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.number}>
                <td>{number(row.number)}</td>
                <th scope="row">{row.title === '' ? t('backlogTransfer.untitled') : row.title}</th>
                <td>{typeof row.item?.estimateDays === 'number' ? effort(row.item.estimateDays) : null}</td>
                <td>
                  <Outcome row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {rows.length > shown.length ? (
        <Text variant="small" tone="secondary">
          {t('backlogTransfer.more', { formatted: number(rows.length - shown.length) })}
        </Text>
      ) : null}
    </Preview>
  );
}

function Outcome({ row: { item, errors, knownKey } }: { row: ImportRow }) {
  const { t } = useTranslation();
  if (item !== null && knownKey !== null) {
    return <StatusBadge tone="info">{t('backlogTransfer.willBeUpdated', { key: knownKey })}</StatusBadge>;
  }
  if (item !== null) return <StatusBadge tone="success">{t('backlogTransfer.willBeAdded')}</StatusBadge>;
  if (errors.length === 0) {
    return <StatusBadge tone="neutral">{t('backlogTransfer.unchanged', { key: knownKey })}</StatusBadge>;
  }
  return (
    <ul>
      {errors.map((error) => (
        <li key={error}>{t(`backlogTransfer.error.${error}`)}</li>
      ))}
    </ul>
  );
}

const Preview = styled(Stack)`
  & > p {
    overflow-wrap: anywhere;
    color: ${token('text.secondary')};
    outline: none;
  }
  & > p > b {
    color: ${token('text.primary')};
    font-weight: ${token('weight.semibold')};
  }
  & > [role='region'] {
    max-block-size: min(420px, 50dvh);
    overflow: auto;
    border: 1px solid ${token('border.subtle')};
    border-radius: ${token('radius.lg')};
    scrollbar-width: thin;
  }
`;

const Table = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  & th,
  & td {
    padding: ${token('space.2')} ${token('space.3')};
    border-block-end: 1px solid ${token('border.subtle')};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    ${type('small')}
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: ${token('layer.raised')};
    color: ${token('text.secondary')};
    background: ${token('surface.sunken')};
    white-space: nowrap;
  }
  & tbody th {
    inline-size: 45%;
    font-weight: ${token('weight.medium')};
  }
  & td:first-child {
    color: ${token('text.secondary')};
    font-variant-numeric: tabular-nums;
  }
  & td:nth-child(3) {
    white-space: nowrap;
  }
  & li {
    color: ${token('danger.text')};
  }
  ${below('sm')} {
    /* What is wrong needs the room more. */
    & :is(td, th):nth-child(3) {
      display: none;
    }
    & th,
    & td {
      padding-inline: ${token('space.2')};
    }
  }
`;
