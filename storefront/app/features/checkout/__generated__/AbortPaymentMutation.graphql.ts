/**
 * @generated SignedSource<<488a833f1a2623680409af276d9e2dab>>
 * @relayHash 2a3d29dcb236b6b8e9e49c827c21b5b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdb39845bdfed65b2e1a0b84b94b14e1dc64dd34b20dd7111deb4631f9e23046

import type { ConcreteRequest } from 'relay-runtime';
export type AbortPaymentMutation$variables = {
  cartId: string;
};
export type AbortPaymentMutation$data = {
  readonly abortPayment: {
    readonly successful: boolean;
  };
};
export type AbortPaymentMutation = {
  response: AbortPaymentMutation$data;
  variables: AbortPaymentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      }
    ],
    "concreteType": "AbortPaymentResult",
    "kind": "LinkedField",
    "name": "abortPayment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successful",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AbortPaymentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AbortPaymentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fdb39845bdfed65b2e1a0b84b94b14e1dc64dd34b20dd7111deb4631f9e23046",
    "metadata": {},
    "name": "AbortPaymentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "736ce717a2c7cf50e5525b4e91d9f0b6";

export default node;
