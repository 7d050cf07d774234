import { graphql } from '@kreide/relay';

export const invoiceFileQuery = graphql`
  query InvoiceFileQuery($orderId: String, $link: String, $number: String!, $format: String!) {
    file: invoiceFile(orderId: $orderId, link: $link, number: $number, format: $format)
  }
`;
