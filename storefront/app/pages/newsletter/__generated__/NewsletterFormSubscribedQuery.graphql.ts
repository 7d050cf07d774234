/**
 * @generated SignedSource<<458e158cd8097335f44780c91d435c30>>
 * @relayHash d0f635f0433842f09b2bb5e89b32366c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2dc30deda799d149592054d60d88cf6b03d4f099b00f1095da631c001450230

import type { ConcreteRequest } from 'relay-runtime';
export type NewsletterFormSubscribedQuery$variables = {
  email: string;
};
export type NewsletterFormSubscribedQuery$data = {
  readonly emailSubscribed: boolean;
};
export type NewsletterFormSubscribedQuery = {
  response: NewsletterFormSubscribedQuery$data;
  variables: NewsletterFormSubscribedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "email",
        "variableName": "email"
      }
    ],
    "kind": "ScalarField",
    "name": "emailSubscribed",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewsletterFormSubscribedQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewsletterFormSubscribedQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d2dc30deda799d149592054d60d88cf6b03d4f099b00f1095da631c001450230",
    "metadata": {},
    "name": "NewsletterFormSubscribedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "12cffae4519752a3ea3e190a12005814";

export default node;
