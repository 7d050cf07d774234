import { builder } from '../../schema/builder.ts';
import type { TrackingResult } from './service.ts';

const TrackingResultRef = builder.objectRef<TrackingResult>('TrackingResult').implement({
  fields: (t) => ({
    successful: t.boolean({ resolve: ({ messageKey }) => messageKey === null }),
    errorMessage: t.exposeString('messageKey', { nullable: true, description: 'A message key.' }),
    accepted: t.exposeInt('accepted', {
      description: 'How many were kept; what is unknown or malformed is not.',
    }),
  }),
});

const TrackingEventInput = builder.inputType('TrackingEventInput', {
  description: 'docs/tracking.md names the events and their fields.',
  fields: (t) => ({
    event: t.string({ required: true }),
    data: t.string({ required: true, description: 'The fields of the event, as JSON.' }),
    visitor: t.string({
      required: true,
      description: 'Random id of the visitor for statistics, made after consent (DEC-58).',
    }),
  }),
});

builder.mutationFields(({ personal: t }) => ({
  tracking_addEvents: t.field({
    type: TrackingResultRef,
    description: 'API-41. Sent only with consent to statistics; at most 50 at a time.',
    args: { events: t.arg({ type: [TrackingEventInput], required: true }) },
    resolve: (_, { events }, { services, storefront, forwarded }) =>
      services.tracking.addEvents(storefront.id, events, forwarded.ip),
  }),
  trackTeaserClick: t.field({
    type: TrackingResultRef,
    description: 'API-40. Sent only with consent to statistics.',
    args: { teaserId: t.arg.string({ required: true }) },
    resolve: (_, { teaserId }, { services, storefront, forwarded }) =>
      services.tracking.addTeaserClick(storefront.id, teaserId, forwarded.ip),
  }),
}));
