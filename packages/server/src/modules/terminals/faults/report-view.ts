import type { OutputOf } from '@campus/contract/call.ts'
import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { FaultKind, FaultState } from '@campus/contract/terminals/fault-kinds.ts'
import type { ownFaultReports } from '@campus/contract/terminals/faults.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { fileKey } from '../../files/file.service.ts'
import { recoveredNotes } from '../terminal/fault-messages.ts'
import { nameOf } from '../terminal/terminal-view.ts'
import type { ReportRow } from './report.repository.ts'

export const phonePlace = 'terminal_fault_report.phone'

export const openPhone = (ctx: Ctx, encrypted: Buffer | null) => (encrypted ? ctx.services.secretBox.decrypt(encrypted, phonePlace) : '')

/** Pictures that this reader and nobody else can fetch; the caller has checked the permission. */
export const imagesFor = (ctx: CallerCtx, ids: readonly string[]) => ids.map((id) => ({ id, key: fileKey(ctx, id, ctx.caller.personId) }))

/** What a handler wrote, or that nobody had to do anything. */
export const notesOf = (ctx: Ctx, { is_recovered, notes }: { readonly is_recovered: boolean; readonly notes: string }) =>
  is_recovered ? say(recoveredNotes, ctx.language) : notes

export const presentReport = (ctx: Ctx, row: ReportRow): OutputOf<typeof ownFaultReports>['rows'][number] => ({
  id: row.id,
  terminal: { id: row.terminal_id, number: row.number, ...nameOf(row) },
  kind: FaultKind.parse(row.kind),
  description: row.description,
  state: FaultState.parse(row.state),
  handler: personNameIn({ name: row.handler_name ?? '', namePinyin: row.handler_pinyin }, ctx.language),
  notes: notesOf(ctx, row),
  reportedAt: row.created_at.toISOString(),
  handledAt: row.handled_at?.toISOString() ?? null,
})
