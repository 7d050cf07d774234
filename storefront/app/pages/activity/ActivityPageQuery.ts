import { graphql } from '@kreide/relay';

export const activityPageQuery = graphql`
  query ActivityPageQuery($after: String) {
    accountEvents(first: 20, after: $after) {
      events { cursor kind happenedAt times device detail }
      hasMore
    }
  }
`;
