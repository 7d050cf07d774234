/**
 * @generated SignedSource<<b91d1fc70b3e939adc694c6b4cc13be0>>
 * @relayHash 72abeed00879d3535a5bd463df21f5d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f37118ad07222c6d44858bd94bbbdec2b511b9827b31d1b28933b646ac0f6539

import type { ConcreteRequest } from 'relay-runtime';
export type changeBasketRefreshMutation$variables = {
  cartId: string;
};
export type changeBasketRefreshMutation$data = {
  readonly refreshLightningDealReservation: {
    readonly successful: boolean;
  };
};
export type changeBasketRefreshMutation = {
  response: changeBasketRefreshMutation$data;
  variables: changeBasketRefreshMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      }
    ],
    "concreteType": "LightningDealReservationResult",
    "kind": "LinkedField",
    "name": "refreshLightningDealReservation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successful",
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
    "name": "changeBasketRefreshMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeBasketRefreshMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f37118ad07222c6d44858bd94bbbdec2b511b9827b31d1b28933b646ac0f6539",
    "metadata": {},
    "name": "changeBasketRefreshMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "46be00c491ed287cfb0d9a9788ef7133";

export default node;
