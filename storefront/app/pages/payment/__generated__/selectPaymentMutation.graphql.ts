/**
 * @generated SignedSource<<114e55f669d306313c04fb8f2b9a5b1c>>
 * @relayHash af1fb95e503208c33415ee82e88d4e0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8d7dbe02a251392051be39551836eb7ed1bb6b8d64d9430a484de3d1a781a03

import type { ConcreteRequest } from 'relay-runtime';
export type selectPaymentMutation$variables = {
  buyerReference?: string | null | undefined;
  cartId: string;
  paymentId: string;
};
export type selectPaymentMutation$data = {
  readonly setSelectedPayment: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type selectPaymentMutation = {
  response: selectPaymentMutation$data;
  variables: selectPaymentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "buyerReference"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "paymentId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "buyerReference",
        "variableName": "buyerReference"
      },
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "paymentId",
        "variableName": "paymentId"
      }
    ],
    "concreteType": "PaymentResult",
    "kind": "LinkedField",
    "name": "setSelectedPayment",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "selectPaymentMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "selectPaymentMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c8d7dbe02a251392051be39551836eb7ed1bb6b8d64d9430a484de3d1a781a03",
    "metadata": {},
    "name": "selectPaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e267b724ba7030cd8e5cf8a5ebe1a06d";

export default node;
