/**
 * @generated SignedSource<<b8b87401f429494e6efd205f827e2a1c>>
 * @relayHash 3c23b3216dff7c511925c67cf6afeb3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 724b72e756291d8cb2fd6d756a93fbc960a7811f4f755b3d21830c5c6946a62f

import type { ConcreteRequest } from 'relay-runtime';
export type recordGlanceViewMutation$variables = {
  domain: string;
  itemId: string;
  productId: string;
};
export type recordGlanceViewMutation$data = {
  readonly recordGlanceView: {
    readonly successful: boolean;
  };
};
export type recordGlanceViewMutation = {
  response: recordGlanceViewMutation$data;
  variables: recordGlanceViewMutation$variables;
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
    "name": "recordGlanceViewMutation",
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
    "name": "recordGlanceViewMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "724b72e756291d8cb2fd6d756a93fbc960a7811f4f755b3d21830c5c6946a62f",
    "metadata": {},
    "name": "recordGlanceViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d0528fd41e1028087a3d7da4cb37d5d9";

export default node;
