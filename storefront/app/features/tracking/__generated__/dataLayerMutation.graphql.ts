/**
 * @generated SignedSource<<6c55395057471f42320ed1a577e7495d>>
 * @relayHash 06d9fd72c6cdf0797f2ab9e99da9ec85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12aebd63b9883c6930f4c6fd43c404841e3c915f12097ffd9e1e0e21bb022951

import type { ConcreteRequest } from 'relay-runtime';
export type TrackingEventInput = {
  data: string;
  event: string;
  visitor: string;
};
export type dataLayerMutation$variables = {
  events: ReadonlyArray<TrackingEventInput>;
};
export type dataLayerMutation$data = {
  readonly tracking_addEvents: {
    readonly accepted: number;
  };
};
export type dataLayerMutation = {
  response: dataLayerMutation$data;
  variables: dataLayerMutation$variables;
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
    "name": "dataLayerMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "dataLayerMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "12aebd63b9883c6930f4c6fd43c404841e3c915f12097ffd9e1e0e21bb022951",
    "metadata": {},
    "name": "dataLayerMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1429ec72e74bb47d50753fbac23d68f4";

export default node;
