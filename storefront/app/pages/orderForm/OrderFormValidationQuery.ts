import { graphql } from '@kreide/relay';

export const orderFormValidationQuery = graphql`
  query OrderFormValidationQuery($rows: [OrderFormRow!]!) {
    orderFormValidation(rows: $rows) { ...OrderFormEntry_row }
  }
`;
