/**
 * @generated SignedSource<<3afffcd9279bcb979dd73ff4d408d900>>
 * @relayHash e465e15b43c795fb5f5d2569d4a0953c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12289f33b78c5410b7a3c519f07ea6a3ebe05399a7d2459d30e81d399e2de131

import type { ConcreteRequest } from 'relay-runtime';
export type BusinessChoicesQuery$variables = Record<PropertyKey, never>;
export type BusinessChoicesQuery$data = {
  readonly industries: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly jobTitles: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
};
export type BusinessChoicesQuery = {
  response: BusinessChoicesQuery$data;
  variables: BusinessChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "JobTitle",
    "kind": "LinkedField",
    "name": "jobTitles",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Industry",
    "kind": "LinkedField",
    "name": "industries",
    "plural": true,
    "selections": (v0/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BusinessChoicesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BusinessChoicesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "12289f33b78c5410b7a3c519f07ea6a3ebe05399a7d2459d30e81d399e2de131",
    "metadata": {},
    "name": "BusinessChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba61526356cea1c21a58693850c2b30b";

export default node;
