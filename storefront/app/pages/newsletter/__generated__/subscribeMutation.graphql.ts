/**
 * @generated SignedSource<<b59ad9da1133fb1fd348295ed423c031>>
 * @relayHash 346890fec1d1ddd27ad49b399538b58d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77fb41680fdfbcdacc50a2431c4b0286bd8dd32523b49d97130a10a22739317e

import type { ConcreteRequest } from 'relay-runtime';
export type subscribeMutation$variables = {
  email: string;
  firstName?: string | null | undefined;
  interest?: string | null | undefined;
  lastName?: string | null | undefined;
  salutation?: string | null | undefined;
  website?: string | null | undefined;
  wording: string;
};
export type subscribeMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type subscribeMutation = {
  response: subscribeMutation$data;
  variables: subscribeMutation$variables;
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
  "name": "firstName"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "interest"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastName"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "salutation"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "wording"
},
v7 = [
  {
    "alias": "result",
    "args": [
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
        "name": "interest",
        "variableName": "interest"
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
      },
      {
        "kind": "Variable",
        "name": "website",
        "variableName": "website"
      },
      {
        "kind": "Variable",
        "name": "wording",
        "variableName": "wording"
      }
    ],
    "concreteType": "NewsletterResult",
    "kind": "LinkedField",
    "name": "newsletterSubscribe",
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
    "name": "subscribeMutation",
    "selections": (v7/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "subscribeMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "77fb41680fdfbcdacc50a2431c4b0286bd8dd32523b49d97130a10a22739317e",
    "metadata": {},
    "name": "subscribeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6587ee718dc497983e6a19d719e8eb36";

export default node;
