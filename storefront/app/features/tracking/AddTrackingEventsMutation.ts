import { graphql } from '@kreide/relay';

export const addTrackingEventsMutation = graphql`
  mutation AddTrackingEventsMutation($events: [TrackingEventInput!]!) {
    tracking_addEvents(events: $events) { accepted }
  }
`;
