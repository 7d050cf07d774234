/**
 * @generated SignedSource<<0df005f028b97a390dd15b6dc627e734>>
 * @relayHash c094577742741673ae1dbe44a595dd9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f324a272aaf90a1bbb4771a53ff99064485830a97440524e318f4dbb6ba21d1

import type { ConcreteRequest } from 'relay-runtime';
export type enterCompetitionMutation$variables = {
  acceptsTerms: boolean;
  answer?: string | null | undefined;
  email: string;
  firstName: string;
  lastName: string;
  name: string;
  salutation: string;
};
export type enterCompetitionMutation$data = {
  readonly competition: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type enterCompetitionMutation = {
  response: enterCompetitionMutation$data;
  variables: enterCompetitionMutation$variables;
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
    "name": "enterCompetitionMutation",
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
    "name": "enterCompetitionMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "5f324a272aaf90a1bbb4771a53ff99064485830a97440524e318f4dbb6ba21d1",
    "metadata": {},
    "name": "enterCompetitionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a1d6fad8dacea43f3140d25e982d6e3";

export default node;
