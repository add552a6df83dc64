import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import type { documentVersions, publishDocument } from '@campus/contract/school/console/settings.ts'
import type { legalDocumentCalls } from '@campus/contract/school/legal-documents.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { record } from '../../audit/audit.service.ts'
import { findLegalDocument, insertLegalDocument, listLegalDocuments } from './legal-document.repository.ts'
import { schoolAskedFor } from './school.service.ts'

type DocumentCall = (typeof legalDocumentCalls)[number]
type Version = OutputOf<typeof documentVersions>[number]

/** The text of a school that is in force, in the language of the reader. */
export const findTextInForce = async (ctx: Ctx, schoolId: string, kind: Version['kind']): Promise<OutputOf<DocumentCall> | undefined> => {
  const document = await findLegalDocument(ctx.sql, schoolId, kind, ctx.now())
  if (!document) return undefined
  const blocks = { zh_CN: document.blocks, en_US: document.blocks_en, zh_TW: document.blocks_tw }[ctx.language]
  return {
    version: document.version,
    title: say([document.title, document.title_en, document.title_tw], ctx.language),
    publishedAt: document.published_at.toISOString(),
    blocks: blocks as unknown as OutputOf<DocumentCall>['blocks'],
  }
}

export const readLegalDocument =
  (kind: Version['kind']) =>
  async (ctx: Ctx, { schoolId }: InputOf<DocumentCall>): Promise<OutputOf<DocumentCall>> => {
    const school = await schoolAskedFor(ctx, schoolId)
    const document = await findTextInForce(ctx, school.id, kind)
    if (!document) throw refuse('not_found')
    return document
  }

export const listVersions = async (ctx: CallerCtx): Promise<OutputOf<typeof documentVersions>> => {
  const rows = await listLegalDocuments(ctx.sql, ctx.caller.schoolId)
  const now = ctx.now()
  const inForce = (kind: Version['kind']) => rows.find((row) => row.kind === kind && row.published_at <= now)
  return rows.map((row) => ({
    kind: row.kind,
    version: row.version,
    title: row.title,
    titleEn: row.title_en,
    titleTw: row.title_tw,
    blocks: row.blocks as unknown as Version['blocks'],
    blocksEn: row.blocks_en as unknown as Version['blocks'],
    blocksTw: row.blocks_tw as unknown as Version['blocks'],
    publishedAt: row.published_at.toISOString(),
    agreed: row.agreed,
    isInForce: inForce(row.kind) === row,
  }))
}

/** Who chose "now" sends a moment that is over when it arrives. */
const graceMs = 5 * 60_000

export const publishVersion = (ctx: CallerCtx, given: InputOf<typeof publishDocument>) =>
  inTransaction(ctx, async (ctx) => {
    const { kind, version } = given
    const [now, wanted] = [ctx.now(), new Date(given.publishedAt)]
    if (wanted.getTime() < now.getTime() - graceMs) throw refuse('time_past')
    const publishedAt = wanted < now ? now : wanted
    const added = await insertLegalDocument(ctx.sql, {
      school_id: ctx.caller.schoolId,
      kind,
      version,
      title: given.title,
      title_en: given.titleEn,
      title_tw: given.titleTw,
      blocks: JSON.stringify(given.blocks),
      blocks_en: JSON.stringify(given.blocksEn),
      blocks_tw: JSON.stringify(given.blocksTw),
      published_at: publishedAt,
    })
    if (!added) throw refuse('version_taken')
    await record(ctx, {
      action: 'school.document_published',
      subjectKind: 'legal_document',
      subjectId: added.id,
      details: { kind, version, publishedAt: publishedAt.toISOString() },
    })
    return null
  })
