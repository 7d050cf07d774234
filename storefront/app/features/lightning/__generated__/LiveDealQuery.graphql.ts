/**
 * @generated SignedSource<<61ad1164c4382cef63d60e4fcea26e6d>>
 * @relayHash 080c5fd713771ad1b759622d31b68a7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a38c450390817dbb01a817f2e01a956ba4f43ec22bf7abcdcea8bd4cb7df033

import type { ConcreteRequest } from 'relay-runtime';
export type LiveDealQuery$variables = {
  itemIds: ReadonlyArray<string>;
};
export type LiveDealQuery$data = {
  readonly lightningDealInfos: ReadonlyArray<{
    readonly lightningDealTimestampUntil: number;
    readonly lightningQuantityLeft: number;
    readonly lightningReservedPercentageRoundFloor: number;
    readonly serverNow: number;
  }>;
};
export type LiveDealQuery = {
  response: LiveDealQuery$data;
  variables: LiveDealQuery$variables;
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
    "name": "LiveDealQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveDealQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8a38c450390817dbb01a817f2e01a956ba4f43ec22bf7abcdcea8bd4cb7df033",
    "metadata": {},
    "name": "LiveDealQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "19aaab792dd60326d3c8fba6bfaba68e";

export default node;
