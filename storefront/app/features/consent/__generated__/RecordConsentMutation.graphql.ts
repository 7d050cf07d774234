/**
 * @generated SignedSource<<8e672709edfcf08b12b474829120e3cf>>
 * @relayHash 10d102c6623e27fb1fc909f312ad78d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 366441d09477abdd367b5d6664a9b76a89c779fb1b061e3feaa80e5180f58c77

import type { ConcreteRequest } from 'relay-runtime';
export type RecordConsentMutation$variables = {
  id: string;
  marketing: boolean;
  statistics: boolean;
  version: string;
};
export type RecordConsentMutation$data = {
  readonly recordConsent: {
    readonly successful: boolean;
  };
};
export type RecordConsentMutation = {
  response: RecordConsentMutation$data;
  variables: RecordConsentMutation$variables;
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
    "name": "RecordConsentMutation",
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
    "name": "RecordConsentMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "366441d09477abdd367b5d6664a9b76a89c779fb1b061e3feaa80e5180f58c77",
    "metadata": {},
    "name": "RecordConsentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3355764db8201172b95894372840bf0a";

export default node;
