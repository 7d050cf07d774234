/**
 * @generated SignedSource<<14727749a9bc2acc171eff3ffcc41184>>
 * @relayHash c05434bcf40b43f6b4d8786296cfd053
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58a56fe28592d9be01245faca0a0ba888087c790d6883c158689fdcf24925821

import type { ConcreteRequest } from 'relay-runtime';
export type WishlistNewEntry = {
  beforeEntryId?: string | null | undefined;
  itemId?: string | null | undefined;
  productId: string;
  quantity?: number | null | undefined;
};
export type WishlistFormAddMutation$variables = {
  entry: WishlistNewEntry;
};
export type WishlistFormAddMutation$data = {
  readonly change: {
    readonly errorMessage: string | null | undefined;
    readonly successful: boolean;
  };
};
export type WishlistFormAddMutation = {
  response: WishlistFormAddMutation$data;
  variables: WishlistFormAddMutation$variables;
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
    "name": "WishlistFormAddMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WishlistFormAddMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "58a56fe28592d9be01245faca0a0ba888087c790d6883c158689fdcf24925821",
    "metadata": {},
    "name": "WishlistFormAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b71f7fdbbaefa3d42cd842edb774282f";

export default node;
