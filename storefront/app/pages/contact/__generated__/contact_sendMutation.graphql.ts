/**
 * @generated SignedSource<<5ccb7c5bbaf60a70c35c11f08ecb47ec>>
 * @relayHash a855862c892526545a69f8bb43c6a734
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d27f7a400cac78b535c961885f1284bd8efc439c9101a700e3c79d03581c41d9

import type { ConcreteRequest } from 'relay-runtime';
export type contact_sendMutation$variables = {
  attachments?: ReadonlyArray<any> | null | undefined;
  customerNumber?: string | null | undefined;
  email: string;
  firstName: string;
  lastName: string;
  message: string;
  orderId?: string | null | undefined;
  phone?: string | null | undefined;
  salutation: string;
  topic: string;
  website?: string | null | undefined;
};
export type contact_sendMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type contact_sendMutation = {
  response: contact_sendMutation$data;
  variables: contact_sendMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "attachments"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerNumber"
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
  "name": "message"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderId"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phone"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "salutation"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "topic"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
},
v11 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "attachments",
        "variableName": "attachments"
      },
      {
        "kind": "Variable",
        "name": "customerNumber",
        "variableName": "customerNumber"
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
        "name": "message",
        "variableName": "message"
      },
      {
        "kind": "Variable",
        "name": "orderId",
        "variableName": "orderId"
      },
      {
        "kind": "Variable",
        "name": "phone",
        "variableName": "phone"
      },
      {
        "kind": "Variable",
        "name": "salutation",
        "variableName": "salutation"
      },
      {
        "kind": "Variable",
        "name": "topic",
        "variableName": "topic"
      },
      {
        "kind": "Variable",
        "name": "website",
        "variableName": "website"
      }
    ],
    "concreteType": "ContactResult",
    "kind": "LinkedField",
    "name": "contactMail",
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
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "contact_sendMutation",
    "selections": (v11/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v9/*:: as any*/),
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v10/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "contact_sendMutation",
    "selections": (v11/*:: as any*/)
  },
  "params": {
    "id": "d27f7a400cac78b535c961885f1284bd8efc439c9101a700e3c79d03581c41d9",
    "metadata": {},
    "name": "contact_sendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1b12eacc0f0d68609b307e57bbf6f86f";

export default node;
