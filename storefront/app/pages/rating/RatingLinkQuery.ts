import { graphql } from '@kreide/relay';

export const ratingLinkQuery = graphql`
  query RatingLinkQuery($enc: String!) {
    link: decryptAndCheckRatingData(encryptedData: $enc) {
      success
      errorMessage
      redirect
      productId
    }
  }
`;
