/**
 * @generated SignedSource<<6564e0108c687db5085c91f9e8cab8b8>>
 * @relayHash d3ef7fb9e200eb39529f05b038056aaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8c0c76156ac4e944dc494c8b09b3966bb47d8febd2e2d0646c1c91610b4f3c1

import type { ConcreteRequest } from 'relay-runtime';
export type WishlistRight = "COMMENT" | "EDIT" | "INVITE" | "LEAVE" | "REMOVE" | "RENAME" | "SET_STANDARD" | "TAKE";
export type EntryOptionsDialogQuery$variables = Record<PropertyKey, never>;
export type EntryOptionsDialogQuery$data = {
  readonly allWishlists: ReadonlyArray<{
    readonly externalId: string;
    readonly name: string;
    readonly rights: ReadonlyArray<WishlistRight>;
  }>;
};
export type EntryOptionsDialogQuery = {
  response: EntryOptionsDialogQuery$data;
  variables: EntryOptionsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "externalId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rights",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "EntryOptionsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Wishlist",
        "kind": "LinkedField",
        "name": "allWishlists",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "EntryOptionsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Wishlist",
        "kind": "LinkedField",
        "name": "allWishlists",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
    "id": "f8c0c76156ac4e944dc494c8b09b3966bb47d8febd2e2d0646c1c91610b4f3c1",
    "metadata": {},
    "name": "EntryOptionsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8bee19da2036a9105dc82f987e274165";

export default node;
