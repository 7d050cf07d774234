/**
 * @generated SignedSource<<952a8e2b876fb9aa49681fb227449c55>>
 * @relayHash 93acbb5b146795b12f234b6448c2c84c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b06809b1c07bcd8b42fc21ce7eaa57534fbcab32c01094894ba677a0e98812d7

import type { ConcreteRequest } from 'relay-runtime';
export type useLiveDealQuery$variables = {
  itemIds: ReadonlyArray<string>;
};
export type useLiveDealQuery$data = {
  readonly lightningDealInfos: ReadonlyArray<{
    readonly lightningDealTimestampUntil: number;
    readonly lightningQuantityLeft: number;
    readonly lightningReservedPercentageRoundFloor: number;
    readonly serverNow: number;
  }>;
};
export type useLiveDealQuery = {
  response: useLiveDealQuery$data;
  variables: useLiveDealQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "itemIds"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "itemIds",
        "variableName": "itemIds"
      }
    ],
    "concreteType": "LightningDealInfo",
    "kind": "LinkedField",
    "name": "lightningDealInfos",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lightningReservedPercentageRoundFloor",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lightningQuantityLeft",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lightningDealTimestampUntil",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "serverNow",
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
    "name": "useLiveDealQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLiveDealQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b06809b1c07bcd8b42fc21ce7eaa57534fbcab32c01094894ba677a0e98812d7",
    "metadata": {},
    "name": "useLiveDealQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36d63461ed0e3c7c32fdab21d8ff45e4";

export default node;
