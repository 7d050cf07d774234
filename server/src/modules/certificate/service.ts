import { certificateLimits } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { type FormRefusal, readDocument, refuse } from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import {
  accountKindOf,
  createSeal,
  isRandomId,
  randomId,
  type Shopper,
} from '../session/session.ts';
import { isLockedPdf } from './lockedPdf.ts';
import { attachCertificate, insertCertificate, removeOverCertificates } from './store.ts';

export { certificateData } from './exportStore.ts';

export {
  keepUntil,
  loadCertificate,
  loadCertificateName,
  removeCertificatesOf,
} from './store.ts';

export interface UploadSignature {
  readonly signature: string;
  readonly expiresAt: Date;
}

export type CertificateOutcome =
  | { readonly ok: true; readonly id: string; readonly name: string }
  | FormRefusal;

type Uploader = Pick<Shopper, 'storefront' | 'userId' | 'ip'>;

/** Papers of businesses that register: nobody but operators sees them again (REG-04, DEC-119). */
export interface CertificateService {
  /** Lets somebody upload one paper, once, within an hour (API-90). */
  sign(by: Uploader): Promise<UploadSignature>;
  /** Keeps a paper of no account yet; it is deleted after a day. */
  upload(by: Uploader, signature: string, file: File): Promise<CertificateOutcome>;
  /** @returns false when there is no such paper, or it is another account's already */
  attach(tx: Connection, id: string, customerId: string): Promise<boolean>;
  /** Deletes what belongs to no account for a day, and what was kept long enough. */
  prune(): Promise<void>;
}

const signatureMs = 3_600_000;
const looseMs = 86_400_000;

export function createCertificateService({
  database,
  clock,
  limiter,
  secret,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  secret: string;
}): CertificateService {
  const seal = createSeal('certificate', { secret, clock });
  const badSignature = refuse('vue.register.error.certificateSignature');
  const whoOf = ({ storefront, userId }: Uploader) => `${storefront.id} ${userId ?? ''}`;

  /** The id that a signature was made for; undefined: it is none, over, or somebody else's. */
  async function idOf(by: Uploader, signature: string): Promise<string | undefined> {
    const sealed = await seal.read(signature);
    return sealed && !sealed.isExpired && sealed.claims.for === whoOf(by)
      ? sealed.subject
      : undefined;
  }

  return {
    async sign(by) {
      const expiresAt = new Date(clock.now().getTime() + signatureMs);
      return {
        signature: await seal.make(randomId(), { for: whoOf(by) }, expiresAt),
        expiresAt,
      };
    },

    async upload(by, signature, file) {
      const id = await idOf(by, signature);
      if (id === undefined || accountKindOf(by.storefront) !== 'business') return badSignature;
      if (file.size === 0) return refuse('vue.register.error.certificateEmpty');
      if (file.size > certificateLimits.bytes) return refuse('vue.register.error.certificateSize');
      const document = await readDocument(file);
      if (document === undefined) return refuse('vue.register.error.certificateKind');
      if (!(await limiter.take(['certificatesByNetwork'], { network: by.ip }))) {
        return refuse('vue.register.error.tooMany');
      }
      if (document.type === 'application/pdf' && (await isLockedPdf(document.content))) {
        return refuse('vue.register.error.certificateLocked');
      }
      const isFirst = await insertCertificate(database, { id, at: clock.now(), document });
      return isFirst ? { ok: true, id, name: document.name } : badSignature;
    },

    attach: async (tx, id, customerId) => isRandomId(id) && attachCertificate(tx, id, customerId),

    async prune() {
      const now = clock.now();
      const looseBefore = new Date(now.getTime() - looseMs);
      await removeOverCertificates(database, { looseBefore, now });
    },
  };
}
