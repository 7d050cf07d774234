/**
 * @generated SignedSource<<2bc2440c70b2a415d391099b1a3751b8>>
 * @relayHash 9e7c461bee6ede85880c5b1e368f8e4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fabdf4e011fad477ca633bc651c262cf824d7aaccdde61bddef9dc680635134c

import type { ConcreteRequest } from 'relay-runtime';
export type WishlistVersionQuery$variables = {
  externalId: string;
};
export type WishlistVersionQuery$data = {
  readonly wishlist: {
    readonly externalId: string;
    readonly version: string;
  } | null | undefined;
};
export type WishlistVersionQuery = {
  response: WishlistVersionQuery$data;
  variables: WishlistVersionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "externalId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "externalId",
    "variableName": "externalId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WishlistVersionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Wishlist",
        "kind": "LinkedField",
        "name": "wishlist",
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
    "name": "WishlistVersionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Wishlist",
        "kind": "LinkedField",
        "name": "wishlist",
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
    "id": "fabdf4e011fad477ca633bc651c262cf824d7aaccdde61bddef9dc680635134c",
    "metadata": {},
    "name": "WishlistVersionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8a57cfc6fb70485ea0fd77ca2850dddb";

export default node;
