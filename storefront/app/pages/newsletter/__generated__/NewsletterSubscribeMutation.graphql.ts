/**
 * @generated SignedSource<<a0afba24d0df7db08e7c26d803b7bb52>>
 * @relayHash cab2f6d956fb7bb5c45e5447038f6204
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba87d90a32fcc495c721ae9c1ebd89a3708e884cbd840eef2f334c203f7859b1

import type { ConcreteRequest } from 'relay-runtime';
export type NewsletterSubscribeMutation$variables = {
  email: string;
  firstName?: string | null | undefined;
  interest?: string | null | undefined;
  lastName?: string | null | undefined;
  salutation?: string | null | undefined;
  website?: string | null | undefined;
  wording: string;
};
export type NewsletterSubscribeMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type NewsletterSubscribeMutation = {
  response: NewsletterSubscribeMutation$data;
  variables: NewsletterSubscribeMutation$variables;
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
    "name": "NewsletterSubscribeMutation",
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
    "name": "NewsletterSubscribeMutation",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "ba87d90a32fcc495c721ae9c1ebd89a3708e884cbd840eef2f334c203f7859b1",
    "metadata": {},
    "name": "NewsletterSubscribeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "46bac5e45355a52be3bdbde8939d36d4";

export default node;
