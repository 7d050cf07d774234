/**
 * @generated SignedSource<<9f3c98599b30acb4cdfc54c6cc92d8c3>>
 * @relayHash 5c3d471f3e5d54603ada52c6d3cbecc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85587157ca41be4003c190fef32433793f50c1d52f27f0cb42b4fe38d5ba9414

import type { ConcreteRequest } from 'relay-runtime';
export type CartFormExtendReservationMutation$variables = {
  cartId: string;
};
export type CartFormExtendReservationMutation$data = {
  readonly extendLightningDealReservation: {
    readonly successful: boolean;
  };
};
export type CartFormExtendReservationMutation = {
  response: CartFormExtendReservationMutation$data;
  variables: CartFormExtendReservationMutation$variables;
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
    "name": "extendLightningDealReservation",
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
    "name": "CartFormExtendReservationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartFormExtendReservationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "85587157ca41be4003c190fef32433793f50c1d52f27f0cb42b4fe38d5ba9414",
    "metadata": {},
    "name": "CartFormExtendReservationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ef04257e8365237bddee917bb9505bb";

export default node;
