/**
 * @generated SignedSource<<7bea937236cddc74eb2abd5536b21adc>>
 * @relayHash f7bc1154be199dbe45b7c8889ba21b1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47d504b0b17ac9da815ea5f242195163a2a719e4dacb3d97bb073ff877e98c6a

import type { ConcreteRequest } from 'relay-runtime';
export type keepChoiceMutation$variables = {
  id: string;
  marketing: boolean;
  statistics: boolean;
  version: string;
};
export type keepChoiceMutation$data = {
  readonly recordConsent: {
    readonly successful: boolean;
  };
};
export type keepChoiceMutation = {
  response: keepChoiceMutation$data;
  variables: keepChoiceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "marketing"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "statistics"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "version"
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "marketing",
        "variableName": "marketing"
      },
      {
        "kind": "Variable",
        "name": "statistics",
        "variableName": "statistics"
      },
      {
        "kind": "Variable",
        "name": "version",
        "variableName": "version"
      }
    ],
    "concreteType": "ConsentResult",
    "kind": "LinkedField",
    "name": "recordConsent",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "keepChoiceMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "keepChoiceMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "47d504b0b17ac9da815ea5f242195163a2a719e4dacb3d97bb073ff877e98c6a",
    "metadata": {},
    "name": "keepChoiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "408f40f3b26b08b568ef5f2769aee24f";

export default node;
