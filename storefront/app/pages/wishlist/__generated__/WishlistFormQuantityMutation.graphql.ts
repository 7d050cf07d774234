/**
 * @generated SignedSource<<192eb497e4e2950ecedd0e595abe5844>>
 * @relayHash 5ccc00f887bb497900edb6d7d4ac7912
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a1db29bc4583d9cfbf26f9abe9f770fa243371d56b01623dc05a09d6ef35c77

import type { ConcreteRequest } from 'relay-runtime';
export type WishlistEntryQuantity = {
  entryId?: string | null | undefined;
  itemId?: string | null | undefined;
  productId?: string | null | undefined;
  quantity: number;
};
export type WishlistFormQuantityMutation$variables = {
  entry: WishlistEntryQuantity;
  externalId?: string | null | undefined;
};
export type WishlistFormQuantityMutation$data = {
  readonly change: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type WishlistFormQuantityMutation = {
  response: WishlistFormQuantityMutation$data;
  variables: WishlistFormQuantityMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "entry"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "externalId"
},
v2 = [
  {
    "alias": "change",
    "args": [
      {
        "kind": "Variable",
        "name": "entry",
        "variableName": "entry"
      },
      {
        "kind": "Variable",
        "name": "externalId",
        "variableName": "externalId"
      }
    ],
    "concreteType": "WishlistResult",
    "kind": "LinkedField",
    "name": "wishlist_changeQuantity",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WishlistFormQuantityMutation",
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
    "name": "WishlistFormQuantityMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2a1db29bc4583d9cfbf26f9abe9f770fa243371d56b01623dc05a09d6ef35c77",
    "metadata": {},
    "name": "WishlistFormQuantityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7454d4f6f1e80087739768c06d11b6cf";

export default node;
