/**
 * @generated SignedSource<<c481029755488657c845505da258e5fb>>
 * @relayHash 82f9c179dd0452fd6084b51bd06666f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c42fbd32de2b1eb7c529b3ed61665f61b78d2e480688b786e42968dc4744184

import type { ConcreteRequest } from 'relay-runtime';
export type ReturnRegulationPageQuery$variables = {
  draftId: string;
  hash: string;
};
export type ReturnRegulationPageQuery$data = {
  readonly draft: {
    readonly hash: string;
    readonly regulations: ReadonlyArray<string>;
    readonly selectedRegulation: string | null | undefined;
  } | null | undefined;
  readonly order: {
    readonly salesOrderNo: string;
  } | null | undefined;
};
export type ReturnRegulationPageQuery = {
  response: ReturnRegulationPageQuery$data;
  variables: ReturnRegulationPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "draftId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hash"
},
v2 = [
  {
    "alias": "draft",
    "args": [
      {
        "kind": "Variable",
        "name": "draftId",
        "variableName": "draftId"
      }
    ],
    "concreteType": "ReturnDraft",
    "kind": "LinkedField",
    "name": "returnDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hash",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "selectedRegulation",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "regulations",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": "order",
    "args": [
      {
        "kind": "Variable",
        "name": "hash",
        "variableName": "hash"
      }
    ],
    "concreteType": "ReturnOrder",
    "kind": "LinkedField",
    "name": "findOrderForReturn",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "salesOrderNo",
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
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReturnRegulationPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ReturnRegulationPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8c42fbd32de2b1eb7c529b3ed61665f61b78d2e480688b786e42968dc4744184",
    "metadata": {},
    "name": "ReturnRegulationPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bc4aabe30574cb22348f33a7eb7c1e08";

export default node;
