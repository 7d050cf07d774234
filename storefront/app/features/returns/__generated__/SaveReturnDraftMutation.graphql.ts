/**
 * @generated SignedSource<<a25c727f6f2892b6780d4ba05a1105ce>>
 * @relayHash b25e36b806b7000be7a1f4a1c05e5234
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e51776c560d9c4d649b6976fe601aa09ddb3ef3961f81cd5ae8dde64ab8f940d

import type { ConcreteRequest } from 'relay-runtime';
export type ReturnOrderInput = {
  carrier?: string | null | undefined;
  contact?: ReturnContactInput | null | undefined;
  items?: ReadonlyArray<ReturnItemInput> | null | undefined;
  labels?: number | null | undefined;
  regulation?: string | null | undefined;
};
export type ReturnContactInput = {
  email: string;
  firstName: string;
  lastName: string;
  phone?: string | null | undefined;
  salutation?: string | null | undefined;
};
export type ReturnItemInput = {
  additionalInfo?: string | null | undefined;
  components?: ReadonlyArray<string> | null | undefined;
  id: string;
  images?: ReadonlyArray<string> | null | undefined;
  lineNo: number;
  quantity: number;
  reason: string;
};
export type SaveReturnDraftMutation$variables = {
  draftId?: string | null | undefined;
  hash: string;
  returnOrder: ReturnOrderInput;
};
export type SaveReturnDraftMutation$data = {
  readonly result: {
    readonly draftId: string | null | undefined;
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly formName: string | null | undefined;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type SaveReturnDraftMutation = {
  response: SaveReturnDraftMutation$data;
  variables: SaveReturnDraftMutation$variables;
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
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "returnOrder"
},
v3 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "draftId",
        "variableName": "draftId"
      },
      {
        "kind": "Variable",
        "name": "hash",
        "variableName": "hash"
      },
      {
        "kind": "Variable",
        "name": "returnOrder",
        "variableName": "returnOrder"
      }
    ],
    "concreteType": "ReturnDraftResult",
    "kind": "LinkedField",
    "name": "saveReturnDraft",
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
            "name": "formName",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "draftId",
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
    "name": "SaveReturnDraftMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SaveReturnDraftMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e51776c560d9c4d649b6976fe601aa09ddb3ef3961f81cd5ae8dde64ab8f940d",
    "metadata": {},
    "name": "SaveReturnDraftMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "903ad2144351315306aaeb6c478431a0";

export default node;
