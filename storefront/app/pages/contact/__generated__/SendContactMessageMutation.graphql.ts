/**
 * @generated SignedSource<<c642b90494fab5eb9f91281d96f978ad>>
 * @relayHash bb6bead5012cb90d5faf171ecaa4d804
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce160a028d6a5dc429e1cd7f2084cb26ecd47b042ced95ec09db403988256a63

import type { ConcreteRequest } from 'relay-runtime';
export type SendContactMessageMutation$variables = {
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
    "name": "SendContactMessageMutation",
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
    "name": "SendContactMessageMutation",
    "selections": (v11/*:: as any*/)
  },
  "params": {
    "id": "ce160a028d6a5dc429e1cd7f2084cb26ecd47b042ced95ec09db403988256a63",
    "metadata": {},
    "name": "SendContactMessageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f947537cca5aaf83ed13fd3543515dea";

export default node;
