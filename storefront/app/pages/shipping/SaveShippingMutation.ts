import { graphql } from '@kreide/relay';

/** The whole step at once: all of it is saved or nothing (SHIP-15, SHIP-16). */
export const saveShippingMutation = graphql`
  mutation SaveShippingMutation($cartId: String!, $step: ShippingStepInput!) {
    result: saveShippingStep(cartId: $cartId, step: $step) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
      cart {
        steps { paymentNeeded }
      }
    }
  }
`;
