/**
 * @generated SignedSource<<9a476aed679d9d9adeeeaff632885a87>>
 * @relayHash 5439dc6897bd0517e6912bdebe281261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 163774bb8826d7873f3ebc697325c87a1b6ea04f8ff89942523b305e04561e13

import type { ConcreteRequest } from 'relay-runtime';
export type EnterCompetitionMutation$variables = {
  acceptsTerms: boolean;
  answer?: string | null | undefined;
  email: string;
  firstName: string;
  lastName: string;
  name: string;
  salutation: string;
};
export type EnterCompetitionMutation$data = {
  readonly competition: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type EnterCompetitionMutation = {
  response: EnterCompetitionMutation$data;
  variables: EnterCompetitionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "acceptsTerms"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "answer"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstName"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastName"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "salutation"
},
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "acceptsTerms",
        "variableName": "acceptsTerms"
      },
      {
        "kind": "Variable",
        "name": "answer",
        "variableName": "answer"
      },
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      },
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
        "name": "name",
        "variableName": "name"
      },
      {
        "kind": "Variable",
        "name": "salutation",
        "variableName": "salutation"
      }
    ],
    "concreteType": "CompetitionResult",
    "kind": "LinkedField",
    "name": "competition",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EnterCompetitionMutation",
    "selections": (v7/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EnterCompetitionMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "163774bb8826d7873f3ebc697325c87a1b6ea04f8ff89942523b305e04561e13",
    "metadata": {},
    "name": "EnterCompetitionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3da3e1237fd4ee8c662b8c95b9f4c777";

export default node;
