/**
 * @generated SignedSource<<b72139868718077190544648fd8adf4f>>
 * @relayHash b25267cb4b178b0b69eadab03d6947ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0bce795d683c96392bf146493df1ed37af43d6b542473c6493b0fd3f1674af75

import type { ConcreteRequest } from 'relay-runtime';
export type WithdrawContractMutation$variables = {
  email: string;
  name: string;
  orderNumber: string;
};
export type WithdrawContractMutation$data = {
  readonly withdrawContract: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly receivedAt: string | null | undefined;
    readonly successful: boolean;
  };
};
export type WithdrawContractMutation = {
  response: WithdrawContractMutation$data;
  variables: WithdrawContractMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderNumber"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "orderNumber",
        "variableName": "orderNumber"
      }
    ],
    "concreteType": "WithdrawalResult",
    "kind": "LinkedField",
    "name": "withdrawContract",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "successful",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "errorMessage",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FieldError",
        "kind": "LinkedField",
        "name": "fieldErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fieldName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "receivedAt",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WithdrawContractMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WithdrawContractMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "0bce795d683c96392bf146493df1ed37af43d6b542473c6493b0fd3f1674af75",
    "metadata": {},
    "name": "WithdrawContractMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b73f6258ac0274d18cb721e98f67eb1d";

export default node;
