/**
 * @generated SignedSource<<27aa6a8d46325eb0e102c0eb0f90b928>>
 * @relayHash 3ed874c8baba2b5df35b5290ef1bdc2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc9600b866c572b6bd5a5923412801ef91e0c2c4a7cba258d03b070d4bc3647f

import type { ConcreteRequest } from 'relay-runtime';
export type ContactEmailsQuery$variables = {
  cartId: string;
};
export type ContactEmailsQuery$data = {
  readonly emails: ReadonlyArray<string>;
};
export type ContactEmailsQuery = {
  response: ContactEmailsQuery$data;
  variables: ContactEmailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "cartId"
  }
],
v1 = [
  {
    "alias": "emails",
    "args": [
      {
        "kind": "Variable",
        "name": "cartId",
        "variableName": "cartId"
      }
    ],
    "kind": "ScalarField",
    "name": "getContactEmails",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactEmailsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContactEmailsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cc9600b866c572b6bd5a5923412801ef91e0c2c4a7cba258d03b070d4bc3647f",
    "metadata": {},
    "name": "ContactEmailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d22c731fe999076d608b00694bde7d2a";

export default node;
