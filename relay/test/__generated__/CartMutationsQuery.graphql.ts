/**
 * @generated SignedSource<<52f3dcc3229441c892615f1a9357bb2a>>
 * @relayHash 213c585fac3fa47048196e7fbf65784f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 213c585fac3fa47048196e7fbf65784f

import type { ConcreteRequest } from 'relay-runtime';
export type CartMutationsQuery$variables = {
  cartId: string;
};
export type CartMutationsQuery$data = {
  readonly cart: {
    readonly cartId: string;
    readonly itemCount: number;
  } | null | undefined;
};
export type CartMutationsQuery = {
  response: CartMutationsQuery$data;
  variables: CartMutationsQuery$variables;
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
    "kind": "Variable",
    "name": "cartId",
    "variableName": "cartId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cartId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "itemCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CartMutationsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartMutationsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "213c585fac3fa47048196e7fbf65784f",
    "metadata": {},
    "name": "CartMutationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4b8a5bb65582d79b8f054c1df0eba444";

export default node;
