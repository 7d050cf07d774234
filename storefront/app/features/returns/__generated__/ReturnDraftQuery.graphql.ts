/**
 * @generated SignedSource<<8a2e03477588354b43f7ecf6082ee64d>>
 * @relayHash 6b0182b18e9a21743c2b98c7a869ac18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 318537323abb64584a52adea36182055e74974cb3ebbfff28bd94e39d71aae5a

import type { ConcreteRequest } from 'relay-runtime';
export type ReturnDraftQuery$variables = {
  draftId: string;
};
export type ReturnDraftQuery$data = {
  readonly draft: {
    readonly hash: string;
    readonly items: ReadonlyArray<{
      readonly lineNo: number;
    }>;
    readonly rma: string | null | undefined;
    readonly selectedCarrier: string | null | undefined;
    readonly selectedRegulation: string | null | undefined;
  } | null | undefined;
  readonly isEnabled: ReadonlyArray<{
    readonly value: string;
  }>;
};
export type ReturnDraftQuery = {
  response: ReturnDraftQuery$data;
  variables: ReturnDraftQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "draftId"
  }
],
v1 = [
  {
    "alias": "isEnabled",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "enabled"
      },
      {
        "kind": "Literal",
        "name": "name",
        "value": "returns"
      }
    ],
    "concreteType": "Parameter",
    "kind": "LinkedField",
    "name": "parameters",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "value",
        "storageKey": null
      }
    ],
    "storageKey": "parameters(entry:\"enabled\",name:\"returns\")"
  },
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
        "concreteType": "ReturnDraftItem",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineNo",
            "storageKey": null
          }
        ],
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
        "name": "selectedCarrier",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rma",
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
    "name": "ReturnDraftQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReturnDraftQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "318537323abb64584a52adea36182055e74974cb3ebbfff28bd94e39d71aae5a",
    "metadata": {},
    "name": "ReturnDraftQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d9d636755e2ae519821474b1b07501be";

export default node;
