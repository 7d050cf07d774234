import { graphql } from '@kreide/relay';

export const writeReviewMutation = graphql`
  mutation WriteReviewMutation(
    $productId: String!
    $rating: Int
    $title: String!
    $message: String!
    $author: String!
    $enc: String
  ) {
    result: writeReview(
      productId: $productId
      rating: $rating
      title: $title
      message: $message
      author: $author
      encryptedData: $enc
    ) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
