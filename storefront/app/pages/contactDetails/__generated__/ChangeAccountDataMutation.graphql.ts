/**
 * @generated SignedSource<<50b870b6bf7148668f771fb5b3aeb20f>>
 * @relayHash 743d27644a797c41842fdc3eab6973a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e837f83f6f22777d32a6d1d845d0dccb11cf6a15d75af8e13388f92cb167a83

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeAccountDataMutation$variables = {
  firstName: string;
  lastName: string;
  salutation?: string | null | undefined;
};
export type ChangeAccountDataMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type ChangeAccountDataMutation = {
  response: ChangeAccountDataMutation$data;
  variables: ChangeAccountDataMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstName"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastName"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "salutation"
},
v3 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "firstName",
        "variableName": "firstName"
      },
      {
        "kind": "Variable",
        "name": "lastName",
        "variableName": "lastName"
      },
      {
        "kind": "Variable",
        "name": "salutation",
        "variableName": "salutation"
      }
    ],
    "concreteType": "AccountResult",
    "kind": "LinkedField",
    "name": "changeAccountData",
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
        "alias": "errorMessage",
        "args": null,
        "kind": "ScalarField",
        "name": "generalErrorMessage",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangeAccountDataMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ChangeAccountDataMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "0e837f83f6f22777d32a6d1d845d0dccb11cf6a15d75af8e13388f92cb167a83",
    "metadata": {},
    "name": "ChangeAccountDataMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65da490c06d958361711b7fe4f0da38c";

export default node;
