import { graphql } from '@kreide/relay';

export const query = graphql`
  query withdrawalQuery($url: String!) {
    page: pageDetailsByUrl(url: $url) { ...WithdrawalInstruction_page }
  }
`;
