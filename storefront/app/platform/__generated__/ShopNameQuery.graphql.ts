/**
 * @generated SignedSource<<c25c98ec5b6613fa2ff8c7326eadd027>>
 * @relayHash 6bdfef5135f0c0f8dc97d84d35aca2fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c95b4465e3c1c96d26484eb743e007aea7a714515e8dd50924f9aa698f64361f

import type { ConcreteRequest } from 'relay-runtime';
export type ShopNameQuery$variables = Record<PropertyKey, never>;
export type ShopNameQuery$data = {
  readonly logo: ReadonlyArray<{
    readonly value: string;
  }>;
  readonly shopName: ReadonlyArray<{
    readonly value: string;
  }>;
};
export type ShopNameQuery = {
  response: ShopNameQuery$data;
  variables: ShopNameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "name",
  "value": "company"
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": "shopName",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "shopName"
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "Parameter",
    "kind": "LinkedField",
    "name": "parameters",
    "plural": true,
    "selections": (v1/*:: as any*/),
    "storageKey": "parameters(entry:\"shopName\",name:\"company\")"
  },
  {
    "alias": "logo",
    "args": [
      {
        "kind": "Literal",
        "name": "entry",
        "value": "logo"
      },
      (v0/*:: as any*/)
    ],
    "concreteType": "Parameter",
    "kind": "LinkedField",
    "name": "parameters",
    "plural": true,
    "selections": (v1/*:: as any*/),
    "storageKey": "parameters(entry:\"logo\",name:\"company\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShopNameQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShopNameQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "c95b4465e3c1c96d26484eb743e007aea7a714515e8dd50924f9aa698f64361f",
    "metadata": {},
    "name": "ShopNameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c72dd4b85067c1b2d711740dd39eeafd";

export default node;
