/**
 * @generated SignedSource<<44b5b762627eb832b6bed26f5e15427f>>
 * @relayHash 232e8cee58d70709e6c4cf645e164f6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ed129cb96499bf4b885f233de9b8aa0b6b8b8b07961f0b04950aa3dce291329

import type { ConcreteRequest } from 'relay-runtime';
export type WishlistEntryQuantity = {
  entryId?: string | null | undefined;
  itemId?: string | null | undefined;
  productId?: string | null | undefined;
  quantity: number;
};
export type changeByFormQuantityMutation$variables = {
  entry: WishlistEntryQuantity;
  externalId?: string | null | undefined;
};
export type changeByFormQuantityMutation$data = {
  readonly change: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type changeByFormQuantityMutation = {
  response: changeByFormQuantityMutation$data;
  variables: changeByFormQuantityMutation$variables;
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
    "name": "changeByFormQuantityMutation",
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
    "name": "changeByFormQuantityMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "0ed129cb96499bf4b885f233de9b8aa0b6b8b8b07961f0b04950aa3dce291329",
    "metadata": {},
    "name": "changeByFormQuantityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "35be13d991fc7ad1b2a0914292939468";

export default node;
