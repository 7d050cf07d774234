/**
 * @generated SignedSource<<3a595dbe4121bd006c5883fc5a86fc27>>
 * @relayHash 080cecb1d6d229a0bd2c479d8a7d1cdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 169ec8dcb80af8654be360695bc337ad9f5ebe78dc395a865843049d5e506834

import type { ConcreteRequest } from 'relay-runtime';
export type RevokePersonInviteMutation$variables = {
  inviteId: string;
};
export type RevokePersonInviteMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type RevokePersonInviteMutation = {
  response: RevokePersonInviteMutation$data;
  variables: RevokePersonInviteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "inviteId"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "inviteId",
        "variableName": "inviteId"
      }
    ],
    "concreteType": "InstitutionResult",
    "kind": "LinkedField",
    "name": "revokePersonInvite",
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
    "name": "RevokePersonInviteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RevokePersonInviteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "169ec8dcb80af8654be360695bc337ad9f5ebe78dc395a865843049d5e506834",
    "metadata": {},
    "name": "RevokePersonInviteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1eda398dddd0ebc51f52f846500fdf2f";

export default node;
