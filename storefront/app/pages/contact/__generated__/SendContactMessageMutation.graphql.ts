/**
 * @generated SignedSource<<82e079130a3ea89d19ac3d80c4c2e100>>
 * @relayHash b17b4f981949591e5e8738758c2bf91e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 683f3947960d3eb6920eb4c623108b1453c084ab53bd5d1de6bdd0c3360f622d

import type { ConcreteRequest } from 'relay-runtime';
export type SendContactMessageMutation$variables = {
  articleNumber?: string | null | undefined;
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
export type SendContactMessageMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type SendContactMessageMutation = {
  response: SendContactMessageMutation$data;
  variables: SendContactMessageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "articleNumber"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "attachments"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerNumber"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "email"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "firstName"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lastName"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "message"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderId"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "phone"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "salutation"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "topic"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "website"
},
v12 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "articleNumber",
        "variableName": "articleNumber"
      },
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
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SendContactMessageMutation",
    "selections": (v12/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v9/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v8/*:: as any*/),
      (v7/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v10/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SendContactMessageMutation",
    "selections": (v12/*:: as any*/)
  },
  "params": {
    "id": "683f3947960d3eb6920eb4c623108b1453c084ab53bd5d1de6bdd0c3360f622d",
    "metadata": {},
    "name": "SendContactMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c2fd53f5d752b83c408e345838d062d";

export default node;
