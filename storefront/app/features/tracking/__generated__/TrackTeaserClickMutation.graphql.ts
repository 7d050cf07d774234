/**
 * @generated SignedSource<<0a0a6391f087bc28c2fcbd807b3753e7>>
 * @relayHash c8bb1b9136dd2271c64a3c699def6dc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96ddd41e5fdfb1063c7a0eb6b371d3d2d7028fda26638d5bf06b60e21436e596

import type { ConcreteRequest } from 'relay-runtime';
export type TrackTeaserClickMutation$variables = {
  teaserId: string;
};
export type TrackTeaserClickMutation$data = {
  readonly trackTeaserClick: {
    readonly successful: boolean;
  };
};
export type TrackTeaserClickMutation = {
  response: TrackTeaserClickMutation$data;
  variables: TrackTeaserClickMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "teaserId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "teaserId",
        "variableName": "teaserId"
      }
    ],
    "concreteType": "TrackingResult",
    "kind": "LinkedField",
    "name": "trackTeaserClick",
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
    "name": "TrackTeaserClickMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TrackTeaserClickMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "96ddd41e5fdfb1063c7a0eb6b371d3d2d7028fda26638d5bf06b60e21436e596",
    "metadata": {},
    "name": "TrackTeaserClickMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "39b3d2512eb0ad5228bdfd47a0a1cf7f";

export default node;
