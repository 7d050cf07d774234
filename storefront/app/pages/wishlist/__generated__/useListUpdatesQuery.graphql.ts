/**
 * @generated SignedSource<<1ab1e850fe10d781c0b9863367608f05>>
 * @relayHash 2774c385754b4b98fd58c858dcdae04b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5894e04716725e09a99e84bfe34157a8da4e7953bab71653dfd10c2f802dcf41

import type { ConcreteRequest } from 'relay-runtime';
export type useListUpdatesQuery$variables = {
  externalId: string;
};
export type useListUpdatesQuery$data = {
  readonly wishlist: {
    readonly externalId: string;
    readonly version: string;
  } | null | undefined;
};
export type useListUpdatesQuery = {
  response: useListUpdatesQuery$data;
  variables: useListUpdatesQuery$variables;
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
    "name": "useListUpdatesQuery",
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
    "name": "useListUpdatesQuery",
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
    "id": "5894e04716725e09a99e84bfe34157a8da4e7953bab71653dfd10c2f802dcf41",
    "metadata": {},
    "name": "useListUpdatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d04fc5214ee909db69beb76cbca33a7c";

export default node;
