import { type Ctx, inTransaction } from '../../../context/context.ts'
import { TypesettingFailed } from '../../../ports/typesetter/typesetter.ts'
import { readForPapers } from '../../people/profile/papers.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import type { DocumentFacts } from '../facts/document-facts.ts'
import { notifyFailed, notifyIssued } from '../issued/document-messages.ts'
import { type Failure, failureOf, writeReason } from '../issued/failure.ts'
import { credentialPlace, openFacts } from '../issued/kept-facts.ts'
import { PictureGone, picturesFor } from '../pictures/pictures.service.ts'
import { undoUse } from '../uses/use.service.ts'
import { type TemplateVersion, versionById } from '../versions/version.service.ts'
import { credentialFor } from './credential.service.ts'
import type { KeptChoices } from './issue.repository.ts'
import { beginAttempt, keepMade, type MadeFile, type MakingRow, markFailed, supersede } from './make.repository.ts'
import { momentIn } from './moment.rules.ts'
import { keepSigned } from './signed-file.service.ts'

interface Making {
  readonly row: MakingRow
  readonly version: TemplateVersion
  readonly facts: DocumentFacts
  readonly choices: KeptChoices
}

const notifiedOf = ({ row, facts }: Making) => ({
  id: row.id,
  schoolId: row.school_id,
  holderId: row.holder_id,
  title: facts.title,
  serial: row.serial,
})

const setPages = async (ctx: Ctx, { row, version, facts, choices }: Making) => {
  const person = facts.has.photo ? await readForPapers(ctx, row.holder_id) : undefined
  if (facts.has.photo && !person?.portraitFileId) throw new PictureGone('photo_needed')
  const pictures = await picturesFor(ctx, {
    version,
    facts,
    mark: { text: facts.school.name, size: 22, color: '#eef1f5' },
    qrText: row.qr_text,
    photoFileId: choices.seenPhotoFileId ?? person?.portraitFileId,
    signatureFileId: choices.signatureFileId,
  })
  const { timeZone } = await readSettings(ctx.sql, row.school_id)
  return ctx.services.typesetter.set({ source: version.source, data: facts, pictures, madeAt: momentIn(timeZone, ctx.now()) })
}

const signAndKeep = async (ctx: Ctx, { row, version, facts }: Making, pdf: Uint8Array, pages: number): Promise<MadeFile> => {
  const signed = await keepSigned(ctx, row.school_id, { facts, pdf, pages })
  const { issuedAt, validUntil, sha256 } = signed
  const subject = { id: row.id, versionId: version.id, fields: version.rules.fields, facts, issuedAt, validUntil, sha256 }
  const credential = await credentialFor(ctx, row.school_id, subject)
  return { ...signed, credentialEncrypted: ctx.services.secretBox.encrypt(credential, credentialPlace) }
}

const finish = (ctx: Ctx, making: Making, made: MadeFile) =>
  inTransaction(ctx, async (ctx) => {
    const { row } = making
    if (!(await keepMade(ctx.sql, row.id, made))) return
    await supersede(ctx.sql, row.id, { by: row.made_by, reason: row.note, now: ctx.now() })
    await notifyIssued(ctx, notifiedOf(making), row.handed_as)
  })

/** It failed: its counted use is restored, and the holder is notified with the reason. */
const giveUp = (ctx: Ctx, making: Making, failure: Failure) =>
  inTransaction(ctx, async (ctx) => {
    const { row, choices } = making
    if (!(await markFailed(ctx.sql, row.id, writeReason(failure)))) return
    if (choices.cause) await undoUse(ctx, choices.cause)
    await notifyFailed(ctx, notifiedOf(making), failure, choices.isSold)
  })

/** A sheet that ended its child twice, twice, will do so again; the store or the time-stamp service may come back. */
const maxAttempts = (error: unknown) => (error instanceof TypesettingFailed ? 2 : 6)

const run = async (ctx: Ctx, making: Making) => {
  const made = await setPages(ctx, making)
  if (made.kind !== 'pages') return giveUp(ctx, making, failureOf(made))
  await finish(ctx, making, await signAndKeep(ctx, making, made.pdf, made.pages))
}

/** Makes a document that was ordered. May run twice and concurrently: there is one document and one file. */
export const makeOrdered = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await beginAttempt(ctx.sql, id)
  const version = row?.template_version_id && (await versionById(ctx, row.template_version_id))
  if (!row || !version) return
  const facts = openFacts(ctx.services.secretBox, row.facts_encrypted)
  const making = { row, version, facts, choices: row.choices as unknown as KeptChoices }
  try {
    await run(ctx, making)
  } catch (error) {
    if (error instanceof PictureGone) return giveUp(ctx, making, { code: error.code })
    ctx.services.log.error({ err: error, documentId: id, attempt: row.attempts }, 'making a document')
    if (row.attempts < maxAttempts(error)) throw error
    await giveUp(ctx, making, { code: 'making_failed' })
  }
}
