/**
 * @generated SignedSource<<04eca4c47a64d66ab280ebb5aefd9dc2>>
 * @relayHash 4a4c342f5ebffcab3052cbc8e7d4b32d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fb62407480512ff61cc2e2215df69b6acf86ac9d07ec5bde368a1a8d428f515

import type { ConcreteRequest } from 'relay-runtime';
export type ShippingStepInput = {
  billing: StepAddressInput;
  billingEmail?: string | null | undefined;
  buyerReference?: string | null | undefined;
  orderReference?: string | null | undefined;
  packstation?: StepAddressInput | null | undefined;
  shipper?: string | null | undefined;
  shipping?: StepAddressInput | null | undefined;
  shippingEmail?: string | null | undefined;
  speditionFields?: ReadonlyArray<SpeditionFieldInput> | null | undefined;
};
export type StepAddressInput = {
  addressId?: string | null | undefined;
  input?: StepAddressFields | null | undefined;
};
export type StepAddressFields = {
  additionalAddress?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  formType?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  postCode?: string | null | undefined;
  salutation?: string | null | undefined;
  streetAndHouseNr?: string | null | undefined;
};
export type SpeditionFieldInput = {
  fieldName: string;
  fieldValue: string;
};
export type SaveShippingMutation$variables = {
  cartId: string;
  step: ShippingStepInput;
};
export type SaveShippingMutation$data = {
  readonly result: {
    readonly cart: {
      readonly steps: {
        readonly paymentNeeded: boolean;
      };
    };
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type SaveShippingMutation = {
  response: SaveShippingMutation$data;
  variables: SaveShippingMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "step"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "cartId",
    "variableName": "cartId"
  },
  {
    "kind": "Variable",
    "name": "step",
    "variableName": "step"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "successful",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errorMessage",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "FieldError",
  "kind": "LinkedField",
  "name": "fieldErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fieldName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "CheckoutSteps",
  "kind": "LinkedField",
  "name": "steps",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentNeeded",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SaveShippingMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": "CartResult",
        "kind": "LinkedField",
        "name": "saveShippingStep",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SaveShippingMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": "CartResult",
        "kind": "LinkedField",
        "name": "saveShippingStep",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7fb62407480512ff61cc2e2215df69b6acf86ac9d07ec5bde368a1a8d428f515",
    "metadata": {},
    "name": "SaveShippingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c4912c8ca65ebf400f687e61129a5cde";

export default node;
