/**
 * @generated SignedSource<<f3078fe682a37d9f50076c7677138409>>
 * @relayHash b0006af81b1c7c9a01cb6146889fe9ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34b07a2cd0ba9a4a038b9b5f3c7df244ecd544e500e1591ce023660264cd2266

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
export type CartFormUpdateMutation$variables = {
  cartId: string;
  ops: ReadonlyArray<CartOperation>;
};
export type CartFormUpdateMutation$data = {
  readonly cart_update: {
    readonly errorMessage: string | null | undefined;
    readonly maxInCart: ReadonlyArray<{
      readonly amount: number | null | undefined;
      readonly messageKey: string | null | undefined;
    }>;
    readonly quantityChanged: ReadonlyArray<{
      readonly amount: number | null | undefined;
      readonly messageKey: string | null | undefined;
    }>;
    readonly successful: boolean;
  };
};
export type CartFormUpdateMutation = {
  response: CartFormUpdateMutation$data;
  variables: CartFormUpdateMutation$variables;
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
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "messageKey",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v2 = [
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CartChange",
        "kind": "LinkedField",
        "name": "quantityChanged",
        "plural": true,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CartChange",
        "kind": "LinkedField",
        "name": "maxInCart",
        "plural": true,
        "selections": (v1/*:: as any*/),
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
    "name": "CartFormUpdateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartFormUpdateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "34b07a2cd0ba9a4a038b9b5f3c7df244ecd544e500e1591ce023660264cd2266",
    "metadata": {},
    "name": "CartFormUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ef4cfab3bece56a13a5932cd87e1384";

export default node;
