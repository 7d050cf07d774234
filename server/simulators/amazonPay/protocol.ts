import { constants, createSign, createVerify, hash, type KeyObject } from 'node:crypto';
import type { Question } from '../server.ts';

/** How Amazon's requests, buttons and notices are signed. */

const algorithm = 'AMZN-PAY-RSASSA-PSS-V2';

function isSigned(text: string, signature: string, key: KeyObject): boolean {
  const toSign = `${algorithm}\n${hash('sha256', text)}`;
  return createVerify('RSA-SHA256')
    .update(toSign)
    .verify({ key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }, signature, 'base64');
}

/** Whether a button's payload came from the shop. */
export const isButtonOf = (payload: string, signature: string, key: KeyObject): boolean =>
  isSigned(payload, signature, key);

const hourMs = 3_600_000;

/** Whether a request is one of the account's, made just now. */
export function isRequestOf(
  { method, url, headers, body }: Question,
  { publicKeyId, publicKey }: { readonly publicKeyId: string; readonly publicKey: KeyObject },
): boolean {
  const [, named, list = '', signature = ''] =
    new RegExp(`^${algorithm} PublicKeyId=([^,]+), SignedHeaders=([^,]+), Signature=(.+)$`).exec(
      headers.authorization ?? '',
    ) ?? [];
  const names = list.split(';');
  const isComplete = ['accept', 'content-type', 'x-amz-pay-date', 'x-amz-pay-host'].every((name) =>
    names.includes(name),
  );
  const sentAt = Date.parse(headers['x-amz-pay-date'] ?? '');
  if (named !== publicKeyId || !isComplete) return false;
  if (!(Math.abs(Date.now() - sentAt) < hourMs)) return false;
  const canonical = [
    method,
    url.pathname,
    url.searchParams.toString(),
    ...names.map((name) => `${name}:${headers[name.toLowerCase()] ?? ''}`),
    '',
    list,
    hash('sha256', body),
  ].join('\n');
  return isSigned(canonical, signature, publicKey);
}

/** A message of the notification service. */
export function noticeOf(
  message: object,
  { id, certificate, key }: { id: string; certificate: string; key: KeyObject },
): string {
  const content = {
    Message: JSON.stringify(message),
    MessageId: id,
    Timestamp: new Date().toISOString(),
    TopicArn: 'arn:aws:sns:eu-west-1:291180941288:simulator',
    Type: 'Notification',
  };
  const text = Object.entries(content)
    .map(([name, value]) => `${name}\n${value}\n`)
    .join('');
  return JSON.stringify({
    ...content,
    SignatureVersion: '1',
    Signature: createSign('RSA-SHA1').update(text).sign(key, 'base64'),
    SigningCertURL: certificate,
    UnsubscribeURL: certificate,
  });
}
