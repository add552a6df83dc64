import type { PrintFile } from '@campus/contract/cloudprint/files.ts'
import { say } from '@campus/contract/language.ts'
import { type RefusalCode, refusals } from '@campus/contract/refusals.ts'
import type { Ctx } from '../../../context/context.ts'
import type { FileRow } from './print-file.repository.ts'

/** The database keeps kinds, states and reasons. */
export const presentFile = (ctx: Ctx, row: FileRow): PrintFile => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  size: row.size ?? 0,
  state: row.state,
  reason: row.reason === '' ? '' : say(refusals[row.reason as RefusalCode], ctx.language),
  pages: row.pages,
  createdAt: row.created_at.toISOString(),
  keptUntil: row.kept_until.toISOString(),
})
