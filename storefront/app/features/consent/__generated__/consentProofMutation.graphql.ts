/**
 * @generated SignedSource<<bbd23b6ad9b054e4956638c07d200df5>>
 * @relayHash 7b0549bb2658afa45f64bd819d28231a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dee4f8114c6abf02b1601f698ab59a167881c83b5ed039a51dafc5fa6dfb69ed

import type { ConcreteRequest } from 'relay-runtime';
export type consentProofMutation$variables = {
  id: string;
  marketing: boolean;
  statistics: boolean;
  version: string;
};
export type consentProofMutation$data = {
  readonly recordConsent: {
    readonly successful: boolean;
  };
};
export type consentProofMutation = {
  response: consentProofMutation$data;
  variables: consentProofMutation$variables;
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
    "name": "consentProofMutation",
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
    "name": "consentProofMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "dee4f8114c6abf02b1601f698ab59a167881c83b5ed039a51dafc5fa6dfb69ed",
    "metadata": {},
    "name": "consentProofMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3db1ecca4080901ab14ce6620b9f588";

export default node;
