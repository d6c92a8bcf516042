import { useTranslation } from '@quarterdeck/i18n';
import { Menu } from '@quarterdeck/ui/Menu';
import { from } from '@quarterdeck/ui/tokens';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { OnDemandProps } from '../makeOnDemand';
import { LanguageItems } from './LanguageItems';
import { useLanguageChoice } from './useLanguageChoice';

/** The languages of the site; it stays open until the words of the chosen one are there. */
export function LanguageMenu({ anchor, onClose }: OnDemandProps) {
  const { t } = useTranslation();
  const { current, loading, choose } = useLanguageChoice(onClose);
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <List
      aria-label={t('shell.language.label')}
      triggerRef={trigger}
      isOpen
      placement="bottom end"
      selectionMode="single"
      selectedKeys={[current]}
      shouldCloseOnSelect={false}
      onAction={(key) => choose(String(key))}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onClose={onClose}
    >
      <LanguageItems loading={loading} />
    </List>
  );
}

const List = styled(Menu)`
  ${from('sm')} {
    inline-size: 200px;
  }
`;
