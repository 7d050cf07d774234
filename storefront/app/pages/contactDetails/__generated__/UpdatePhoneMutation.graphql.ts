/**
 * @generated SignedSource<<2d99bccf2f5189c324320c32cf288acf>>
 * @relayHash 40ad51db7dbeb47bf64f19a5913d631f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 304b1bf065994b0ecd820c425c67de04fabef39dcbe7722140e602dfa2a59acc

import type { ConcreteRequest } from 'relay-runtime';
export type UpdatePhoneMutation$variables = {
  phone: string;
};
export type UpdatePhoneMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type UpdatePhoneMutation = {
  response: UpdatePhoneMutation$data;
  variables: UpdatePhoneMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "phone"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "phone",
        "variableName": "phone"
      }
    ],
    "concreteType": "AccountResult",
    "kind": "LinkedField",
    "name": "updatePhone",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdatePhoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdatePhoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "304b1bf065994b0ecd820c425c67de04fabef39dcbe7722140e602dfa2a59acc",
    "metadata": {},
    "name": "UpdatePhoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12ba869cfab7d832925867bbeedcafe9";

export default node;
