import { graphql } from '@kreide/relay';

export const trackTeaserClickMutation = graphql`
  mutation TrackTeaserClickMutation($teaserId: String!) {
    trackTeaserClick(teaserId: $teaserId) { successful }
  }
`;
