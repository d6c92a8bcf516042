import { useEffect, useInsertionEffect, useMemo, useState, type ReactNode } from 'react';
import { noteProvider } from '../development';
import { warnOfMissingSheets } from '../development/sheets';
import { ErrorWordsContext, type DescribeError } from '../errorWords';
import { LateToastRegion } from '../LateToastRegion';
import { announce, LiveRegion } from '../LiveRegion';
import { LocaleProvider } from '../LocaleProvider';
import { englishMessages, KitMessagesContext, type KitMessages } from '../messages';
import { NavigateContext, type NavigateTo } from '../router';
import { PageTheme, type ThemeProps } from '../ThemeProvider';
import { createUndoStack, showUndoToast, UndoContext, type UndoStack } from '../undo';
import { directionOf } from './directionOf';
import { restoreCustomPropertiesOfPage } from './restoreCustomProperties';

export interface QuarterdeckProviderProps extends ThemeProps {
  /** BCP 47 tag of the formats of dates and numbers, such as `en-GB`. @default `language` */
  locale?: string;
  /** The kit's own words in the reader's language; what is missing stays English. */
  messages?: Partial<KitMessages>;
  /** Says a failure in words. @default general words */
  describeError?: DescribeError;
  /** Where actions are offered to be taken back. @default a stack of its own, which shows messages */
  undo?: UndoStack;
  /**
   * Follows links inside the app, such as `router.push` of Next. @default react-router where one stands around the
   * component, else the browser, which loads the page
   */
  navigate?: NavigateTo;
  /**
   * Writes theme, scheme, density, language and direction on the root element of the page. False for a part of a page
   * that has a theme already. @default true
   */
  isPage?: boolean;
  /** Shows messages and speaks announcements; false where the app mounts `ToastRegion` and `LiveRegion` itself. @default true */
  hasRegions?: boolean;
  children: ReactNode;
}

/** Everything that components of the kit find around them: one at the root of an app. */
export function QuarterdeckProvider({
  locale,
  messages: given,
  describeError,
  undo: givenUndo,
  navigate,
  isPage = true,
  hasRegions = true,
  children,
  ...theme
}: QuarterdeckProviderProps) {
  const messages = useMemo(() => ({ ...englishMessages, ...given }), [given]);
  const [ownUndo] = useState(createOwnUndo);
  useEffect(() => ownUndo.setMessages(messages), [ownUndo, messages]);
  // Before any effect writes to the style of an element: with that the refused attribute is gone.
  useInsertionEffect(restoreCustomPropertiesOfPage, []);
  useEffect(noteProvider, []);
  useEffect(() => {
    if (isPage) warnOfMissingSheets(theme.theme);
  }, [isPage, theme.theme]);
  return (
    <KitMessagesContext value={messages}>
      <ErrorWordsContext value={describeError ?? null}>
        <UndoContext value={givenUndo ?? ownUndo.stack}>
          <NavigateContext value={navigate ?? null}>
            {isPage ? <PageTheme direction={directionOf(theme.language)} {...theme} /> : null}
            <LocaleProvider locale={locale ?? theme.language ?? 'en'}>
              {children}
              {hasRegions ? (
                <>
                  <LiveRegion />
                  <LateToastRegion />
                </>
              ) : null}
            </LocaleProvider>
          </NavigateContext>
        </UndoContext>
      </ErrorWordsContext>
    </KitMessagesContext>
  );
}

/** An undo stack whose messages are in the words of now: what was done before the language changed can still be taken back. */
function createOwnUndo() {
  let words: KitMessages = englishMessages;
  return {
    stack: createUndoStack(
      (labels, takeBack) => showUndoToast(labels, takeBack, words),
      (label) => announce(words.undone(label)),
    ),
    setMessages: (next: KitMessages) => {
      words = next;
    },
  };
}
