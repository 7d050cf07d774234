import { approvalReasonForm, type Faults, faultsOf, isOrderNumber } from '@kreide/server/contract';

/** What is done with a waiting order. */
const forms = ['release', 'decline', 'withdraw'] as const;
export type ApprovalForm = (typeof forms)[number];

/** As it stands in the page's address, or in a form that was sent. */
export const formNamed = (name: string | null | undefined): ApprovalForm | undefined =>
  forms.find((form) => form === name);

/** Of the order that it is done with; undefined for anything else. */
export const numberIn = (text: string | null | undefined): string | undefined =>
  text && isOrderNumber(text) ? text : undefined;

export const approvalFaults = (values: Readonly<Record<string, string>>): Faults =>
  formNamed(values.form) === 'decline' ? faultsOf(approvalReasonForm, values) : {};
