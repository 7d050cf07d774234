import {
  IconCheckCircle,
  type IconComponent,
  IconDownload,
  IconEdit,
  IconLock,
  IconMail,
  IconPhone,
  IconShield,
  IconTrash,
  IconUndo,
  IconUser,
  IconWarning,
} from '@kreide/design-system';
import type { AccountEventKind } from './__generated__/ActivityPageQuery.graphql';

interface Look {
  readonly icon: IconComponent;
  /** What others can cause, and customers should look at. @default false */
  readonly isWarning?: boolean;
}

const looks: Readonly<Record<AccountEventKind, Look>> = {
  loggedIn: { icon: IconUser },
  loginFailed: { icon: IconWarning, isWarning: true },
  passwordRefused: { icon: IconWarning, isWarning: true },
  newDevice: { icon: IconShield, isWarning: true },
  passwordChanged: { icon: IconLock },
  passwordReset: { icon: IconLock },
  passwordForgotten: { icon: IconMail },
  passwordSet: { icon: IconLock },
  emailChangeRequested: { icon: IconMail },
  emailChanged: { icon: IconMail },
  emailConfirmed: { icon: IconMail },
  phoneChanged: { icon: IconPhone },
  sessionsEnded: { icon: IconUndo },
  accountClosed: { icon: IconLock },
  accountOpened: { icon: IconCheckCircle },
  accountApproved: { icon: IconCheckCircle },
  passkeyAdded: { icon: IconShield },
  passkeyRemoved: { icon: IconTrash },
  exportRequested: { icon: IconDownload },
  exportFetched: { icon: IconDownload },
  personInvited: { icon: IconUser },
  personJoined: { icon: IconUser },
  personRemoved: { icon: IconTrash },
  roleChanged: { icon: IconEdit },
  listShared: { icon: IconUser },
};

/** Undefined: of a kind that came after this page was loaded. */
export const lookOf = (kind: AccountEventKind): Look | undefined => looks[kind];
