/**
 * @generated SignedSource<<87e4ec6d86196ed13a59800f058ba213>>
 * @relayHash 0eda552967843f4a8bfbc34d764cbbc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0855482950781b3f4e2fdebe48dd84fa541206206e631b4d984457ff6f0eeb80

import type { ConcreteRequest } from 'relay-runtime';
export type ratingQuery$variables = {
  enc: string;
};
export type ratingQuery$data = {
  readonly link: {
    readonly errorMessage: string;
    readonly productId: string | null | undefined;
    readonly redirect: string | null | undefined;
    readonly success: boolean;
  };
};
export type ratingQuery = {
  response: ratingQuery$data;
  variables: ratingQuery$variables;
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
    "name": "ratingQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ratingQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0855482950781b3f4e2fdebe48dd84fa541206206e631b4d984457ff6f0eeb80",
    "metadata": {},
    "name": "ratingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "131ee50fa23d0aea1f5fd05018fd8b76";

export default node;
