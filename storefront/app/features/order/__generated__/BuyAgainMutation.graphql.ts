/**
 * @generated SignedSource<<b5ce0e1c4520cfa6551093f0ce0bc489>>
 * @relayHash 6b33e5c54bc4a0f21d2d5cffd76d4a84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d5c05df515b79e3a5b9ba58156ad1d8c10fbc3366572d45c373a32531fef653

import type { ConcreteRequest } from 'relay-runtime';
export type CartOperation = {
  addCatalog?: AddCatalogInput | null | undefined;
  addFreeItem?: AddFreeItemInput | null | undefined;
  addPosition?: AddPositionInput | null | undefined;
  addVoucher?: VoucherInput | null | undefined;
  removePosition?: RemovePositionInput | null | undefined;
  removeVoucher?: VoucherInput | null | undefined;
  setQuantity?: SetQuantityInput | null | undefined;
};
export type AddCatalogInput = {
  edition: string;
};
export type AddFreeItemInput = {
  itemId: string;
};
export type AddPositionInput = {
  itemId?: string | null | undefined;
  productId?: string | null | undefined;
  quantity?: number | null | undefined;
};
export type VoucherInput = {
  code: string;
};
export type RemovePositionInput = {
  positionId: string;
};
export type SetQuantityInput = {
  positionId: string;
  quantity: number;
};
export type BuyAgainMutation$variables = {
  cartId: string;
  ops: ReadonlyArray<CartOperation>;
};
export type BuyAgainMutation$data = {
  readonly cart_update: {
    readonly maxInCart: ReadonlyArray<{
      readonly itemId: string;
      readonly quantity: number;
    }>;
    readonly quantityChanged: ReadonlyArray<{
      readonly itemId: string;
      readonly quantity: number;
    }>;
    readonly successfullyAdded: ReadonlyArray<{
      readonly itemId: string;
    }>;
  };
};
export type BuyAgainMutation = {
  response: BuyAgainMutation$data;
  variables: BuyAgainMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ops"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "itemId",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "quantity",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      },
      {
        "kind": "Variable",
        "name": "ops",
        "variableName": "ops"
      }
    ],
    "concreteType": "CartUpdateResult",
    "kind": "LinkedField",
    "name": "cart_update",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CartChange",
        "kind": "LinkedField",
        "name": "successfullyAdded",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CartChange",
        "kind": "LinkedField",
        "name": "quantityChanged",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CartChange",
        "kind": "LinkedField",
        "name": "maxInCart",
        "plural": true,
        "selections": (v2/*:: as any*/),
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
    "name": "BuyAgainMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BuyAgainMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4d5c05df515b79e3a5b9ba58156ad1d8c10fbc3366572d45c373a32531fef653",
    "metadata": {},
    "name": "BuyAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d98b385743fd0c0fb07e6bdccdea0d6d";

export default node;
