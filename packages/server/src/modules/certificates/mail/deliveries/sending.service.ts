import { Readable } from 'node:stream'
import { say } from '@campus/contract/language.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import type { Ctx } from '../../../../context/context.ts'
import { OutsideFailure } from '../../../../platform/http-client/outside-failure.ts'
import { getStored } from '../../../../ports/blobs/encrypted-blob.ts'
import type { Mail, MailPort } from '../../../../ports/mail/mail.ts'
import { verifyAddress } from '../../../documents/facts/facts.service.ts'
import { documentsByIds, type IssuedDocument } from '../../../documents/issued/issued.service.ts'
import { findHolder } from '../../../people/person/holder.service.ts'
import { requireSchool } from '../../../school/school/school.service.ts'
import { titleOfDocument } from '../content/document-title.ts'
import { splitBySize } from '../content/enclosures.rules.ts'
import { attachmentName, documentMail } from '../content/mail-text.ts'
import { listCarried } from './carried.repository.ts'
import type { DeliveryRow } from './delivery.repository.ts'

const maxSeconds = 60

interface Enclosed {
  readonly document: IssuedDocument
  readonly title: string
  readonly serial: string
}

/** The documents that still hold, under the names their holder gave them. */
const enclosedIn = async (ctx: Ctx, { document_ids }: DeliveryRow): Promise<Enclosed[]> => {
  const applications = await listCarried(ctx.sql, document_ids)
  const documents = await documentsByIds(ctx, document_ids)
  return documents
    .filter(({ state }) => state === 'valid')
    .map((document) => {
      const own = applications.find(({ document_id }) => document_id === document.id)
      return { document, title: titleOfDocument(document, own, ctx.language), serial: document.serial }
    })
}

/** Opened when the mail server takes it and not before. */
async function* readFile(ctx: Ctx, { id, blobKey, keyEncrypted }: IssuedDocument) {
  const content = blobKey === null ? undefined : await getStored(ctx.services, { blobKey, keyEncrypted })
  if (!content) throw new Error(`the file of document ${id} is not there`)
  yield* content
}

const attach = (ctx: Ctx, { document, title, serial }: Enclosed) => ({
  name: attachmentName(title, serial),
  contentType: 'application/pdf',
  content: Readable.from(readFile(ctx, document)),
})

export interface Composed {
  readonly mail: Mail
  /** Whether the whole mail was read, so that the mail server may have taken it, whatever came of the connection. */
  readonly isHandedOver: () => boolean
  readonly drop: () => void
}

/** The mail as it leaves, or nothing where no document of it holds any more. */
export const composeMail = async (ctx: Ctx, row: DeliveryRow): Promise<Composed | undefined> => {
  const holder = await findHolder(ctx, row.person_id)
  const own = { ...ctx, language: holder?.language ?? ctx.language }
  const enclosed = await enclosedIn(own, row)
  if (enclosed.length === 0) return undefined
  const { attached, left } = splitBySize(enclosed, ({ document }) => document.size ?? 0)
  const { name, name_en, name_tw } = await requireSchool(ctx, row.school_id)
  const attachments = attached.map((file) => attach(ctx, file))
  const mail = documentMail({
    language: own.language,
    subject: row.subject,
    school: say([name, name_en, name_tw], own.language),
    holder: holder?.name ?? '',
    attached,
    left,
    verifyAddress: verifyAddress(ctx),
    appAddress: `${ctx.services.publicUrl}/#${documentsPaths.ownDocuments.address}`,
  })
  return {
    mail: { to: row.recipient, cc: row.are_copies_sent ? [] : row.cc, messageId: row.message_id, ...mail, attachments },
    isHandedOver: () => attachments.every(({ content }) => content.readableEnded),
    drop: () => {
      for (const { content } of attachments) content.destroy()
    },
  }
}

/** A server that keeps us busy without end gets no further than this. */
export const sendInTime = async (port: MailPort, { mail, drop }: Composed) => {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new OutsideFailure('smtp', 'unreachable', 'takes too long', 'timeout')), maxSeconds * 1000)
  try {
    return await Promise.race([port.send(mail), limit.promise])
  } finally {
    clearTimeout(timer)
    drop()
  }
}
