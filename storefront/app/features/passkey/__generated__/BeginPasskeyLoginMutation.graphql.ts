/**
 * @generated SignedSource<<fda36cdebfd9352095891fa8e01a6907>>
 * @relayHash 26ef64dc07de9a74640ed738118fd75f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9aa23743853b12f647387d48f0a0de9c8c7d7ae5034d08ba27e9f70e29f61c5

import type { ConcreteRequest } from 'relay-runtime';
export type BeginPasskeyLoginMutation$variables = Record<PropertyKey, never>;
export type BeginPasskeyLoginMutation$data = {
  readonly beginPasskeyLogin: {
    readonly ceremony: string;
    readonly options: string;
  } | null | undefined;
};
export type BeginPasskeyLoginMutation = {
  response: BeginPasskeyLoginMutation$data;
  variables: BeginPasskeyLoginMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BegunPasskeyLogin",
    "kind": "LinkedField",
    "name": "beginPasskeyLogin",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "options",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ceremony",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BeginPasskeyLoginMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BeginPasskeyLoginMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e9aa23743853b12f647387d48f0a0de9c8c7d7ae5034d08ba27e9f70e29f61c5",
    "metadata": {},
    "name": "BeginPasskeyLoginMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6a6cb474a01a3b937c1299890a610c69";

export default node;
