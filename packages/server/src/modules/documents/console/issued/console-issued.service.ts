import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { IssuedFilter, issuedDocument, issuedDocuments } from '@campus/contract/documents/console/issued.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { z } from 'zod'
import type { CallerCtx } from '../../../../context/context.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { narrowList, noteListRead } from '../../../logs/lists/list-filter.service.ts'
import { noteViews } from '../../../people/views/profile-view.service.ts'
import { readingScopeOf } from '../../../school/organisation/scope.service.ts'
import { documentHooks } from '../../documents.extension.ts'
import {
  countDocuments,
  type DocumentFilter,
  findDocument,
  type ListedDocument,
  listDocuments,
} from '../../issued/document-list.repository.ts'
import { presentRow } from '../../issued/document-view.ts'

export const presentIssued = (ctx: CallerCtx, row: ListedDocument) => ({
  ...presentRow(ctx, row),
  holderId: row.holder_id,
  holderName: personNameIn({ name: row.holder_name, namePinyin: row.holder_pinyin }, ctx.language),
  holderNumber: row.holder_number,
})

/** What a filter means for this caller. */
export const filterOf = async (ctx: CallerCtx, { personId, ...wanted }: z.output<typeof IssuedFilter>): Promise<DocumentFilter> => ({
  ...wanted,
  ...(await narrowList(ctx, wanted)),
  holderId: personId,
  now: ctx.now(),
})

export const list = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...wanted }: InputOf<typeof issuedDocuments>,
): Promise<OutputOf<typeof issuedDocuments>> => {
  const filter = await filterOf(ctx, wanted)
  const rows = await listDocuments(ctx.sql, filter, { pageNum, pageSize }, sort === 'createdAt' ? 'asc' : 'desc')
  await noteListRead(ctx, { name: 'issued_documents', isFirstPage: pageNum === 1, filter: wanted }, rows)
  return { rows: rows.map((row) => presentIssued(ctx, row)), total: await countDocuments(ctx.sql, filter, maxListed + 1) }
}

export const read = async (ctx: CallerCtx, { id }: InputOf<typeof issuedDocument>): Promise<OutputOf<typeof issuedDocument>> => {
  const row = await findDocument(ctx.sql, id, { schoolId: ctx.caller.schoolId, scope: await readingScopeOf(ctx), now: ctx.now() })
  if (!row) throw refuse('not_found')
  await noteViews(ctx, [row.holder_id], 'record')
  return {
    ...presentIssued(ctx, row),
    templateVersion: row.version,
    pages: row.pages ?? 0,
    size: row.size ?? 0,
    sha256: row.sha256,
    signedBy: row.signed_by ?? '',
    madeByName: personNameIn({ name: row.made_by_name ?? '', namePinyin: row.made_by_pinyin }, ctx.language),
    attempts: row.attempts,
    verifications: await documentHooks.of(ctx).verificationsOf(ctx, id),
    replacedBy: row.replaced_by,
  }
}
