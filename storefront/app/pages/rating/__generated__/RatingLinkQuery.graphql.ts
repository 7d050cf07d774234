/**
 * @generated SignedSource<<87c7b479810012741d7c81b32cd98116>>
 * @relayHash e5ad538dec41bd927c905c07b5ac20ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 238a4830a2bb22982bdfc07a053ac7cafae7c085be49ad2007cb82087cfa183d

import type { ConcreteRequest } from 'relay-runtime';
export type RatingLinkQuery$variables = {
  enc: string;
};
export type RatingLinkQuery$data = {
  readonly link: {
    readonly errorMessage: string;
    readonly productId: string | null | undefined;
    readonly redirect: string | null | undefined;
    readonly success: boolean;
  };
};
export type RatingLinkQuery = {
  response: RatingLinkQuery$data;
  variables: RatingLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "enc"
  }
],
v1 = [
  {
    "alias": "link",
    "args": [
      {
        "kind": "Variable",
        "name": "encryptedData",
        "variableName": "enc"
      }
    ],
    "concreteType": "RatingData",
    "kind": "LinkedField",
    "name": "decryptAndCheckRatingData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "success",
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
        "kind": "ScalarField",
        "name": "redirect",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "productId",
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
    "name": "RatingLinkQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RatingLinkQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "238a4830a2bb22982bdfc07a053ac7cafae7c085be49ad2007cb82087cfa183d",
    "metadata": {},
    "name": "RatingLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e23e270a75422bb0c0bd0f4996a17566";

export default node;
