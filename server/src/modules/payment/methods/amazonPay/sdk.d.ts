/** The part of Amazon's SDK that the shop uses; the package has no types of its own. */
declare module '@amazonpay/amazon-pay-api-sdk-nodejs' {
  interface AmazonPayConfig {
    readonly publicKeyId: string;
    /** PEM. */
    readonly privateKey: string;
    readonly region: 'eu';
    readonly algorithm: 'AMZN-PAY-RSASSA-PSS-V2';
  }

  interface RequestToSign {
    method: string;
    /** Without the version; a key that names its environment puts `v2/` before it. */
    urlFragment: string;
    payload?: string;
    headers?: Record<string, string>;
  }

  export class AmazonPayClient {
    constructor(config: AmazonPayConfig);
    /** Adds to the headers what Amazon wants, and the signature. */
    getSignedHeaders(request: RequestToSign): Record<string, string>;
    generateButtonSignature(payload: string): string;
  }
}
