import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { recordHistory } from '@campus/contract/records/changes.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { withUnitNames } from '../changes/change-view.ts'
import { fieldOf } from '../fields/field-columns.ts'
import { requireStudent } from '../students/student.service.ts'
import { countHistory, listHistory } from './history.repository.ts'

export const pageHistory = async (
  ctx: CallerCtx,
  { personId, ...page }: InputOf<typeof recordHistory>,
): Promise<OutputOf<typeof recordHistory>> => {
  await requireStudent(ctx, personId)
  await noteViews(ctx, [personId], 'record')
  const rows = (await listHistory(ctx.sql, personId, page)).flatMap((row) => {
    const field = fieldOf(row.field)
    if (!field) return []
    return {
      id: row.id,
      field,
      before: row.before,
      after: row.after,
      at: row.created_at.toISOString(),
      askedBy: personNameIn({ name: row.asker_name ?? '', namePinyin: row.asker_pinyin }, ctx.language),
      confirmedBy: personNameIn({ name: row.decider_name ?? '', namePinyin: row.decider_pinyin }, ctx.language),
      reason: row.reason ?? '',
    }
  })
  return { rows: await withUnitNames(ctx, rows), total: await countHistory(ctx.sql, personId) }
}
