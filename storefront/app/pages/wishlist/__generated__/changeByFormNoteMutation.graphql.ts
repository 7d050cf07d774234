/**
 * @generated SignedSource<<754f0d1e99c6250f4ba9d6ad2e197b70>>
 * @relayHash 753e389b3e999b96b0475f82de596b02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c43d51e4baa1ecab38cb1217d2df8153bd16d1ffbec6260d6d84422d788c3be6

import type { ConcreteRequest } from 'relay-runtime';
export type WishlistNewEntry = {
  itemId?: string | null | undefined;
  productId: string;
  quantity?: number | null | undefined;
};
export type changeByFormNoteMutation$variables = {
  entry: WishlistNewEntry;
};
export type changeByFormNoteMutation$data = {
  readonly change: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type changeByFormNoteMutation = {
  response: changeByFormNoteMutation$data;
  variables: changeByFormNoteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "entry"
  }
],
v1 = [
  {
    "alias": "change",
    "args": [
      {
        "kind": "Variable",
        "name": "entry",
        "variableName": "entry"
      }
    ],
    "concreteType": "WishlistResult",
    "kind": "LinkedField",
    "name": "wishlist_add",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "changeByFormNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeByFormNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c43d51e4baa1ecab38cb1217d2df8153bd16d1ffbec6260d6d84422d788c3be6",
    "metadata": {},
    "name": "changeByFormNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad1d60644035fe134e9c52d2c72063a9";

export default node;
