import type { BackedUpDatabase } from '../platform/backup/take-backup.ts'
import type { Config } from '../platform/config/config.ts'
import type { SecretBox } from '../platform/crypto/secret-box.ts'
import type { Sql } from '../platform/db/sql.ts'
import type { Extensions } from '../platform/extension-point.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Log } from '../platform/log/log.ts'
import type { AuthorityPort } from '../ports/authority/authority.ts'
import type { BlobPort } from '../ports/blobs/blobs.ts'
import type { KnownRoot } from '../ports/certificate-file.ts'
import type { ExchangePort } from '../ports/exchange/exchange.ts'
import type { FacePort } from '../ports/face/face-port.ts'
import type { MailPort } from '../ports/mail/mail.ts'
import type { MapPort } from '../ports/map/map.ts'
import type { OfficePort } from '../ports/office/office.ts'
import type { PageCounter } from '../ports/page-counter/page-counter.ts'
import type { PaperPort } from '../ports/papers/paper-port.ts'
import type { PayPort } from '../ports/pay/pay.ts'
import type { PdfChecker } from '../ports/pdf-checker/pdf-checker.ts'
import type { PicturePort } from '../ports/pictures/pictures.ts'
import type { SmsPort } from '../ports/sms/sms.ts'
import type { SocialPort } from '../ports/social/social.ts'
import type { SsoPort } from '../ports/sso/sso.ts'
import type { TimestampPort } from '../ports/timestamp/timestamp.ts'
import type { Typesetter } from '../ports/typesetter/typesetter.ts'
import type { WebhookPort } from '../ports/webhook/webhook.ts'

/** What stands around the services: made once at the start, the same for every request. */
export interface Services extends Outside {
  /** What modules need of those above them. */
  readonly extensions: Extensions
  /** A copy of the database that may be a moment behind; only where one is configured. */
  readonly replica?: Sql | undefined
}

/** What is opened from the configuration, before the modules are put together. */
export interface Outside {
  readonly config: Config
  readonly log: Log
  /** Under which address people reach the app. */
  readonly publicUrl: string
  /** What backups are made of. */
  readonly database: BackedUpDatabase
  readonly secretBox: SecretBox
  readonly jobs: Jobs
  readonly mail: MailPort
  readonly sms: SmsPort
  /** Only where receivers are configured, and in the demo. */
  readonly webhooks: WebhookPort | undefined
  /** Files of the school's information system. */
  readonly exchange: ExchangePort
  /** Only where one is configured: it learns names, ID numbers and faces. */
  readonly authority: AuthorityPort | undefined
  readonly blobs: BlobPort
  /** Keys of files that came through this process and are not in the backup yet; only where one follows every minute. */
  readonly arrivedFiles: Set<string>
  readonly map: MapPort
  /** Who takes money; only those that are configured. */
  readonly pay: Partial<Record<PayPort['provider'], PayPort>>
  readonly typesetter: Typesetter
  /** For drafts and specimens: a template that hangs keeps nobody's certificate waiting. */
  readonly previewTypesetter: Typesetter
  readonly pdfChecker: PdfChecker
  readonly pageCounter: PageCounter
  readonly pictures: PicturePort
  readonly face: FacePort
  /** Reads identity papers. */
  readonly papers: PaperPort
  /** Says itself whether it is there. */
  readonly office: OfficePort
  /** Only where an authority is configured, and in the demo. */
  readonly timestamps: TimestampPort | undefined
  /** The outside authorities that are known here by their roots. */
  readonly knownRoots: { readonly signers: readonly KnownRoot[]; readonly timestamps: readonly KnownRoot[] }
  readonly social: Partial<Record<SocialPort['kind'], SocialPort>>
  readonly sso: Partial<Record<'cas' | 'oidc', SsoPort>>
}
