/**
 * @generated SignedSource<<0c145b7ee5b0b3678e197f9eea61b443>>
 * @relayHash 4badd91b958fea7094a2d651a94203cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c758f3d0c605c4089e6070448ff10846f5351bc9d973da9ecb6c6336ef0e5901

import type { ConcreteRequest } from 'relay-runtime';
export type RemovePersonMutation$variables = {
  personId: string;
};
export type RemovePersonMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type RemovePersonMutation = {
  response: RemovePersonMutation$data;
  variables: RemovePersonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "personId"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "personId",
        "variableName": "personId"
      }
    ],
    "concreteType": "InstitutionResult",
    "kind": "LinkedField",
    "name": "removePerson",
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
    "name": "RemovePersonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemovePersonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c758f3d0c605c4089e6070448ff10846f5351bc9d973da9ecb6c6336ef0e5901",
    "metadata": {},
    "name": "RemovePersonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57154863e2dfec347ab966c535a9eb35";

export default node;
