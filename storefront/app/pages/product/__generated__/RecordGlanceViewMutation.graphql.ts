/**
 * @generated SignedSource<<a6b9601391f074d48f02348beb9468c8>>
 * @relayHash 132e48fd82f4d0de748c6ac406b8f319
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c51581ec86bfb57957f824814bc322ba22b7c14e9f6c4d1729d18f151340f1fc

import type { ConcreteRequest } from 'relay-runtime';
export type RecordGlanceViewMutation$variables = {
  domain: string;
  itemId: string;
  productId: string;
};
export type RecordGlanceViewMutation$data = {
  readonly recordGlanceView: {
    readonly successful: boolean;
  };
};
export type RecordGlanceViewMutation = {
  response: RecordGlanceViewMutation$data;
  variables: RecordGlanceViewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "domain"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "itemId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "productId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "domain",
        "variableName": "domain"
      },
      {
        "kind": "Variable",
        "name": "itemId",
        "variableName": "itemId"
      },
      {
        "kind": "Variable",
        "name": "productId",
        "variableName": "productId"
      }
    ],
    "concreteType": "GlanceViewResult",
    "kind": "LinkedField",
    "name": "recordGlanceView",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordGlanceViewMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RecordGlanceViewMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c51581ec86bfb57957f824814bc322ba22b7c14e9f6c4d1729d18f151340f1fc",
    "metadata": {},
    "name": "RecordGlanceViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5aca888dd9c58bc89e3e8ade522ecac6";

export default node;
