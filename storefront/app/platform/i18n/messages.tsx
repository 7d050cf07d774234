import type { ShopLanguage } from '@kreide/server/contract';
import { createContext, type ReactNode } from 'react';
import { useProvided } from '../useProvided.ts';
import type { Catalogue, MessageKey } from './catalogue.ts';
import { formatMessage, spelled } from './formatMessage.ts';

export type { MessageKey } from './catalogue.ts';

type Value = string | number | Date;
type Values = Readonly<Record<string, Value>>;
type Tag = (children: readonly ReactNode[]) => ReactNode;
type ValuesAndTags = Readonly<Record<string, Value | Tag>>;

export interface Messages {
  readonly locale: ShopLanguage;
  /** The message with its arguments. An unknown key becomes itself in ⟦brackets⟧ (ERR-26). */
  (key: MessageKey, values?: Values): string;
  /** For keys that the server names: message keys of failures. */
  ofServer(key: string, values?: Values): string;
  /** A message with tags such as `<link>…</link>`, each turned into an element. */
  rich(key: MessageKey, values: ValuesAndTags): ReactNode;
}

const made = new WeakMap<Catalogue, Map<ShopLanguage, Messages>>();

/** The messages of a catalogue in a locale; one set per process, since formatters are expensive. */
export function createMessages(catalogue: Catalogue, locale: ShopLanguage): Messages {
  let byLocale = made.get(catalogue);
  if (byLocale === undefined) {
    byLocale = new Map();
    made.set(catalogue, byLocale);
  }
  let messages = byLocale.get(locale);
  if (messages === undefined) {
    messages = makeMessages(catalogue, locale);
    byLocale.set(locale, messages);
  }
  return messages;
}

function makeMessages(catalogue: Catalogue, locale: ShopLanguage): Messages {
  function text(key: string, values: Values = {}): string {
    const message = catalogue[key];
    if (message === undefined) return `⟦${key}⟧`;
    if (typeof message === 'string') return spelled(message, locale);
    return formatMessage(message, locale, values).join('');
  }

  return Object.assign((key: MessageKey, values?: Values) => text(key, values), {
    locale,
    ofServer: text,
    rich(key: MessageKey, values: ValuesAndTags): ReactNode {
      const message = catalogue[key];
      if (message === undefined || typeof message === 'string') return text(key);
      return formatMessage<ReactNode>(message, locale, values).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one message never change places
        <span key={index}>{part}</span>
      ));
    },
  });
}

const MessagesContext = createContext<Messages | null>(null);

export function MessagesProvider({
  messages,
  children,
}: {
  messages: Messages;
  children: ReactNode;
}) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The messages of this page's language. */
export const useMessages = (): Messages => useProvided(MessagesContext, 'Messages');
