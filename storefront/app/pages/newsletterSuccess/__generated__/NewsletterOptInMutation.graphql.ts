/**
 * @generated SignedSource<<e7df3db37fd835fc235dae3a223932f7>>
 * @relayHash 77a2a9a0154ea926412836abb347ca73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3094ca33dd521d23f88a1073af1bb28a1c739870aa5b2987eee2842f42cb28f

import type { ConcreteRequest } from 'relay-runtime';
export type NewsletterOptInMutation$variables = {
  token: string;
};
export type NewsletterOptInMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly successful: boolean;
  };
};
export type NewsletterOptInMutation = {
  response: NewsletterOptInMutation$data;
  variables: NewsletterOptInMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "NewsletterResult",
    "kind": "LinkedField",
    "name": "newsletterOptIn",
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
            "name": "message",
            "storageKey": null
          }
        ],
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
    "name": "NewsletterOptInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewsletterOptInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c3094ca33dd521d23f88a1073af1bb28a1c739870aa5b2987eee2842f42cb28f",
    "metadata": {},
    "name": "NewsletterOptInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d631b7fc5d51c148ab3d4132cf5d842";

export default node;
