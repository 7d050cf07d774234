/**
 * @generated SignedSource<<94ece5bfd984b98512bae56caff32fd9>>
 * @relayHash d5f680d12b42a44f88b50bb0362e4acd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 446ce57b521fc7f00c4939b238bddd6a47666d941b90552c9a802eb1402ddfd6

import type { ConcreteRequest } from 'relay-runtime';
export type TrackingEventInput = {
  data: string;
  event: string;
  visitor: string;
};
export type AddTrackingEventsMutation$variables = {
  events: ReadonlyArray<TrackingEventInput>;
};
export type AddTrackingEventsMutation$data = {
  readonly tracking_addEvents: {
    readonly accepted: number;
  };
};
export type AddTrackingEventsMutation = {
  response: AddTrackingEventsMutation$data;
  variables: AddTrackingEventsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "events"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "events",
        "variableName": "events"
      }
    ],
    "concreteType": "TrackingResult",
    "kind": "LinkedField",
    "name": "tracking_addEvents",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "accepted",
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
    "name": "AddTrackingEventsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddTrackingEventsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "446ce57b521fc7f00c4939b238bddd6a47666d941b90552c9a802eb1402ddfd6",
    "metadata": {},
    "name": "AddTrackingEventsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "577d2c64bffc313cdcfb0fe5a2566325";

export default node;
