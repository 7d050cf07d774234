/**
 * @generated SignedSource<<ceedc582156254d0b275213b78d2d43a>>
 * @relayHash cdad3c85660556da018aa0faf6a84eea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cb42d5d22fe79527ea8b3f03092bf0ad499dff235b0d7d641b8e1743506da43

import type { ConcreteRequest } from 'relay-runtime';
export type changeBasketExtendMutation$variables = {
  cartId: string;
};
export type changeBasketExtendMutation$data = {
  readonly extendLightningDealReservation: {
    readonly successful: boolean;
  };
};
export type changeBasketExtendMutation = {
  response: changeBasketExtendMutation$data;
  variables: changeBasketExtendMutation$variables;
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
    "name": "changeBasketExtendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeBasketExtendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8cb42d5d22fe79527ea8b3f03092bf0ad499dff235b0d7d641b8e1743506da43",
    "metadata": {},
    "name": "changeBasketExtendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "035ac8e7da0fc07b283bf86d86a5226f";

export default node;
