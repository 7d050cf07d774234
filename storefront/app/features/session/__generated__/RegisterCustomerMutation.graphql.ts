/**
 * @generated SignedSource<<a6e84e1fea917867b13e8d3d99b3896b>>
 * @relayHash 9ca195850de383973931e146a98663f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f24c460a56293d7bc16ecf1189ddb05a5540c2bb64ad2b88777b9c8d8c9fffc5

import type { ConcreteRequest } from 'relay-runtime';
export type RegistrationInput = {
  address: RegistrationAddressInput;
  email: string;
  newsletterWording?: string | null | undefined;
  password: string;
  website?: string | null | undefined;
};
export type RegistrationAddressInput = {
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
export type RegisterCustomerMutation$variables = {
  cartId?: string | null | undefined;
  form: RegistrationInput;
};
export type RegisterCustomerMutation$data = {
  readonly result: {
    readonly deviceId: string | null | undefined;
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
    readonly loginToken: string | null | undefined;
    readonly successful: boolean;
    readonly updatedCartId: string | null | undefined;
  };
};
export type RegisterCustomerMutation = {
  response: RegisterCustomerMutation$data;
  variables: RegisterCustomerMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "form"
},
v2 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "form",
        "variableName": "form"
      }
    ],
    "concreteType": "RegistrationResult",
    "kind": "LinkedField",
    "name": "registerCustomer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successful",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorMessage",
        "storageKey": null
      },
      {
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
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedCartId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "loginToken",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deviceId",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RegisterCustomerMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RegisterCustomerMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f24c460a56293d7bc16ecf1189ddb05a5540c2bb64ad2b88777b9c8d8c9fffc5",
    "metadata": {},
    "name": "RegisterCustomerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b5ac7e8b74e311c30c87d2bd1fe03f9";

export default node;
