/**
 * @generated SignedSource<<a93f9a47c7fa290c646677f995821c09>>
 * @relayHash 9da5e7c6741982d908f5fd6f0380a64d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c946303f3d0dff1d33f4e42e3b0430afb8d58696b40a974ca7f31aa7a2234723

import type { ConcreteRequest } from 'relay-runtime';
export type BusinessRegistrationInput = {
  address: RegistrationAddressInput;
  certificate?: string | null | undefined;
  email: string;
  jobTitleCode?: string | null | undefined;
  newsletterWording?: string | null | undefined;
  numberOfEmployees?: string | null | undefined;
  password: string;
  primaryIndustryGroupCode?: string | null | undefined;
  vatRegistrationNo?: string | null | undefined;
  website?: string | null | undefined;
};
export type RegistrationAddressInput = {
  additionalAddress?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  formType?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  postCode?: string | null | undefined;
  salutation?: string | null | undefined;
  streetAndHouseNr?: string | null | undefined;
};
export type RegisterBusinessMutation$variables = {
  form: BusinessRegistrationInput;
};
export type RegisterBusinessMutation$data = {
  readonly result: {
    readonly errorMessage: string | null | undefined;
    readonly fieldErrors: ReadonlyArray<{
      readonly fieldName: string;
      readonly message: string;
    }>;
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
    readonly successful: boolean;
  };
};
export type RegisterBusinessMutation = {
  response: RegisterBusinessMutation$data;
  variables: RegisterBusinessMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "form"
  }
],
v1 = [
  {
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "form",
        "variableName": "form"
      }
    ],
    "concreteType": "BusinessRegistrationResult",
    "kind": "LinkedField",
    "name": "registerBusiness",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastName",
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
    "name": "RegisterBusinessMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RegisterBusinessMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c946303f3d0dff1d33f4e42e3b0430afb8d58696b40a974ca7f31aa7a2234723",
    "metadata": {},
    "name": "RegisterBusinessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df4aff011c20b5052d22e33ec76a7cac";

export default node;
