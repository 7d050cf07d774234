import { graphql } from '@kreide/relay';

export const peoplePageQuery = graphql`
  query PeoplePageQuery {
    institution {
      company
      mayManage
      people {
        personId
        firstName
        lastName
        email
        customerNumber
        role
        orderLimitCents
        isMe
        isOnlyAdmin
        isClosed
      }
      invites { inviteId firstName lastName email role orderLimitCents expiresAt }
    }
  }
`;
