import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { pdfInfo, previewDocument, viewReport } from '@campus/contract/documents/making.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileAddress } from '../../files/file.service.ts'
import { keepStored } from '../../files/made-file.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { completeFacts, type FactsRequest, inventedFacts } from '../facts/facts.service.ts'
import { type FoundDocument, findDocument, listDocuments } from '../issued/document-list.repository.ts'
import { documentState } from '../issued/document-state.rules.ts'
import { fileNameOf } from '../issued/document-view.ts'
import { publishedVersion, requireOffered, type TemplateVersion } from '../versions/version.service.ts'
import { previewPaper } from './paper-preview.service.ts'
import { keepPreview, requirePages, setSpecimen } from './specimen.service.ts'

const titleFor = (ctx: CallerCtx, { titles: { name, nameEn, nameTw } }: TemplateVersion) => say([name, nameEn, nameTw], ctx.language)

/** A specimen of just this version, with the data of the requested person, stored for the caller. */
export const previewVersion = async (
  ctx: CallerCtx,
  { version, ...request }: FactsRequest & { readonly version: TemplateVersion },
): Promise<OutputOf<typeof previewDocument>> => {
  const { facts, portraitFileId } = await completeFacts(ctx, { version, ...request })
  const pictures = { photoFileId: portraitFileId, signatureFileId: request.choices.signatureFileId }
  const { pdf, pages } = requirePages(await setSpecimen(ctx, version, facts, pictures))
  return { ...(await keepPreview(ctx, pdf, titleFor(ctx, version))), pages }
}

/** A specimen with the data of somebody who may have the certificate. */
const previewFor = async (
  ctx: CallerCtx,
  { personId, roles }: { readonly personId: string; readonly roles: readonly Role[] },
  { templateId, recordId, ...choices }: InputOf<typeof previewDocument>,
): Promise<OutputOf<typeof previewDocument>> => {
  const version = await publishedVersion(ctx, templateId, ctx.caller.schoolId)
  await requireOffered(ctx, version, personId, roles)
  return previewVersion(ctx, { version, personId, recordId, choices })
}

export const preview = (ctx: CallerCtx, given: InputOf<typeof previewDocument>) => previewFor(ctx, ctx.caller, given)

const showSpecimen = async (ctx: CallerCtx, templateId: string): Promise<OutputOf<typeof pdfInfo>> => {
  const version = await publishedVersion(ctx, templateId, ctx.caller.schoolId)
  const { pdf } = requirePages(await setSpecimen(ctx, version, inventedFacts(version)))
  return keepPreview(ctx, pdf, titleFor(ctx, version))
}

const filterOf = (ctx: CallerCtx) => ({ schoolId: ctx.caller.schoolId, now: ctx.now() })

const findOwn = (ctx: CallerCtx, id: string) =>
  findDocument(ctx.sql, id, { ...filterOf(ctx), holderId: ctx.caller.personId, scope: 'school' })

const requireReady = (row: FoundDocument | undefined) => {
  if (!row) throw refuse('not_found')
  if (row.blob_key === null) throw refuse('document_not_ready')
  return { ...row, blob_key: row.blob_key }
}

type Ready = ReturnType<typeof requireReady>

const showToHolder = async (ctx: CallerCtx, row: Ready): Promise<OutputOf<typeof pdfInfo>> =>
  row.handed_as === 'paper' ? previewPaper(ctx, row) : { fileName: fileNameOf(row), pdfUrl: `/my/documents/${row.id}/file` }

/** Of one kind of certificate, or of any. */
const findNewest = async (ctx: CallerCtx, type: string | undefined) => {
  const own = { ...filterOf(ctx), holderId: ctx.caller.personId, scope: 'school', state: 'valid', type } as const
  const [newest] = await listDocuments(ctx.sql, own, { pageNum: 1, pageSize: 1 })
  return newest && findOwn(ctx, newest.id)
}

export const showPdf = async (ctx: CallerCtx, { type, id }: InputOf<typeof pdfInfo>): Promise<OutputOf<typeof pdfInfo>> => {
  if (type === 'specimen') {
    if (id === undefined) throw refuse('bad_input', { fields: { id: say(fieldTexts.required, ctx.language) } })
    return showSpecimen(ctx, id)
  }
  const kind = type === 'document' ? undefined : type
  const row = id === undefined ? await findNewest(ctx, kind) : await findOwn(ctx, id)
  return showToHolder(ctx, requireReady(kind === undefined || row?.type === kind ? row : undefined))
}

/** Who looks after the holder gets an address of their own, for a day, and the holder can see that they looked. */
const showToStaff = async (ctx: CallerCtx, row: Ready): Promise<OutputOf<typeof pdfInfo>> => {
  await noteViews(ctx, [row.holder_id], 'record')
  const fileName = fileNameOf(row)
  const file = {
    blobKey: row.blob_key,
    keyEncrypted: row.key_encrypted,
    size: row.size ?? 0,
    name: fileName,
    contentType: 'application/pdf',
  }
  const { id } = await keepStored(ctx, { ...file, use: 'preview' })
  return { fileName, pdfUrl: fileAddress(ctx, id, ctx.caller.personId) }
}

export const openReport = async (ctx: CallerCtx, { reportId }: InputOf<typeof viewReport>): Promise<OutputOf<typeof viewReport>> => {
  const own = await findOwn(ctx, reportId)
  const row = requireReady(own ?? (await findDocument(ctx.sql, reportId, { ...filterOf(ctx), scope: await scopeOf(ctx) })))
  return {
    ...(await (own ? showToHolder(ctx, row) : showToStaff(ctx, row))),
    serial: row.serial,
    state: documentState(row, ctx.now()),
    pages: row.pages ?? 0,
  }
}
