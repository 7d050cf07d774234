/**
 * @generated SignedSource<<98ab9f4ced76e1e94b05c7716750d456>>
 * @relayHash 559fa80fe97e7f13d5662d77130b79ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31c52d6a731260424a65c92b2b015763bf3b3b7910ce6164366a29cd948199ba

import type { ConcreteRequest } from 'relay-runtime';
export type CartOperation = {
  addPosition?: AddPositionInput | null | undefined;
  addVoucher?: VoucherInput | null | undefined;
  removePosition?: RemovePositionInput | null | undefined;
  removeVoucher?: VoucherInput | null | undefined;
  setQuantity?: SetQuantityInput | null | undefined;
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
export type changeBasketMutation$variables = {
  cartId: string;
  ops: ReadonlyArray<CartOperation>;
};
export type changeBasketMutation$data = {
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
export type changeBasketMutation = {
  response: changeBasketMutation$data;
  variables: changeBasketMutation$variables;
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
    "name": "changeBasketMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeBasketMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "31c52d6a731260424a65c92b2b015763bf3b3b7910ce6164366a29cd948199ba",
    "metadata": {},
    "name": "changeBasketMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f88562d20669c4b9cf1fcdb9d8b214ec";

export default node;
