/**
 * @generated SignedSource<<2fb29baee84968aee5fa94149ba9815a>>
 * @relayHash 238e6772966827ec695010ccf3981f6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7099b310d35a6dd3117119f6e6af17c4453ed3e040dff46db430940c25a6b677

import type { ConcreteRequest } from 'relay-runtime';
export type clicksMutation$variables = {
  teaserId: string;
};
export type clicksMutation$data = {
  readonly trackTeaserClick: {
    readonly successful: boolean;
  };
};
export type clicksMutation = {
  response: clicksMutation$data;
  variables: clicksMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "teaserId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "teaserId",
        "variableName": "teaserId"
      }
    ],
    "concreteType": "TrackingResult",
    "kind": "LinkedField",
    "name": "trackTeaserClick",
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
    "name": "clicksMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "clicksMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7099b310d35a6dd3117119f6e6af17c4453ed3e040dff46db430940c25a6b677",
    "metadata": {},
    "name": "clicksMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9e3534c494b0fc1db3c56e298df89189";

export default node;
