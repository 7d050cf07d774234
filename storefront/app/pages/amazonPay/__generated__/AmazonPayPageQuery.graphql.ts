/**
 * @generated SignedSource<<f6d958921cc37c516e1aea5b5e1353c4>>
 * @relayHash e979d79ac87dfaba76dfa1270aa112da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc9ea15fa7de51811f3a7b959a7e77b70be4d49cb264b9da4c5ed1c8ac684b35

import type { ConcreteRequest } from 'relay-runtime';
export type AmazonPayPageQuery$variables = {
  attemptId?: string | null | undefined;
  cartId: string;
};
export type AmazonPayPageQuery$data = {
  readonly button: {
    readonly options: string;
    readonly scriptUrl: string;
  } | null | undefined;
};
export type AmazonPayPageQuery = {
  response: AmazonPayPageQuery$data;
  variables: AmazonPayPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "attemptId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cartId"
},
v2 = [
  {
    "alias": "button",
    "args": [
      {
        "kind": "Variable",
        "name": "attemptId",
        "variableName": "attemptId"
      },
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Literal",
        "name": "paymentId",
        "value": "AMAZONPAY"
      }
    ],
    "concreteType": "PaymentProviderCheckoutData",
    "kind": "LinkedField",
    "name": "getPaymentProviderCheckoutData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scriptUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
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
    "name": "AmazonPayPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AmazonPayPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "fc9ea15fa7de51811f3a7b959a7e77b70be4d49cb264b9da4c5ed1c8ac684b35",
    "metadata": {},
    "name": "AmazonPayPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bfa2b4e06290791b4e8bbbb972b44849";

export default node;
