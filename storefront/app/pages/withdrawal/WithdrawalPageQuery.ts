import { graphql } from '@kreide/relay';

export const withdrawalPageQuery = graphql`
  query WithdrawalPageQuery($url: String!) {
    page: pageDetailsByUrl(url: $url) { ...WithdrawalInstruction_page }
  }
`;
