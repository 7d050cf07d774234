/**
 * @generated SignedSource<<00ceecd264ce13978b0cf4c3cf2ac9a9>>
 * @relayHash 27a396d0fb330d90477574cc457aadca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 243193a4683579a0cbdaf524a92da6d97024750ea0de511bc7d5210c273d5397

import type { ConcreteRequest } from 'relay-runtime';
export type SummaryNewsletterMutation$variables = {
  email: string;
  wording: string;
};
export type SummaryNewsletterMutation$data = {
  readonly result: {
    readonly successful: boolean;
  };
};
export type SummaryNewsletterMutation = {
  response: SummaryNewsletterMutation$data;
  variables: SummaryNewsletterMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "wording"
  }
],
v1 = [
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
    "name": "SummaryNewsletterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SummaryNewsletterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "243193a4683579a0cbdaf524a92da6d97024750ea0de511bc7d5210c273d5397",
    "metadata": {},
    "name": "SummaryNewsletterMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4d58c7b9dce081bd98a09d24a73839c5";

export default node;
