/**
 * @generated SignedSource<<308fb9907208ce85d178559c2e3dafd1>>
 * @relayHash d55507cc12df660856e4585173cd044b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fe3f2de7ab13cf792dbc61e1bdef6af6865351a785c7af97b10e7ca91f40740

import type { ConcreteRequest } from 'relay-runtime';
export type CartFormRefreshReservationMutation$variables = {
  cartId: string;
};
export type CartFormRefreshReservationMutation$data = {
  readonly refreshLightningDealReservation: {
    readonly successful: boolean;
  };
};
export type CartFormRefreshReservationMutation = {
  response: CartFormRefreshReservationMutation$data;
  variables: CartFormRefreshReservationMutation$variables;
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
    "name": "CartFormRefreshReservationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CartFormRefreshReservationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7fe3f2de7ab13cf792dbc61e1bdef6af6865351a785c7af97b10e7ca91f40740",
    "metadata": {},
    "name": "CartFormRefreshReservationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2fdda63ec62a7d0f4dfbe10a4b0e6e3f";

export default node;
