import type { OutputOf } from '@campus/contract/call.ts'
import type { ownDocuments } from '@campus/contract/documents/own-documents.ts'
import type { Ctx } from '../../../context/context.ts'
import type { ListedDocument } from './document-list.repository.ts'
import { documentState } from './document-state.rules.ts'
import { sayReason } from './failure.ts'

type Row = OutputOf<typeof ownDocuments>['rows'][number]

export const presentRow = (ctx: Ctx, row: ListedDocument): Row => ({
  id: row.id,
  name: row.name,
  nameEn: row.name_en,
  nameTw: row.name_tw,
  serial: row.serial,
  type: row.type,
  state: documentState(row, ctx.now()),
  handedAs: row.handed_as,
  reason: sayReason(row, ctx.language),
  issuedAt: row.issued_at?.toISOString() ?? null,
  validUntil: row.valid_until?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})

export const fileNameOf = ({ name, serial }: Pick<ListedDocument, 'name' | 'serial'>) => `${name}-${serial}.pdf`
