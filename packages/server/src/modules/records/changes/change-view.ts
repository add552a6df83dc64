import { say } from '@campus/contract/language.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { RecordChange } from '@campus/contract/records/changes.ts'
import type { HistoryField } from '@campus/contract/records/student-fields.ts'
import type { CallerCtx } from '../../../context/context.ts'
import { unitsNamed } from '../../school/organisation/unit-trail.service.ts'
import { isUnitField } from '../fields/field-columns.ts'
import type { ChangeRow } from './change.repository.ts'

interface Shown {
  readonly field: HistoryField
  readonly before: string
  readonly after: string
}

/** Units by their names in the reader's language; all other values as they are. */
export const withUnitNames = async <One extends Shown>(ctx: CallerCtx, changes: readonly One[]): Promise<One[]> => {
  const ids = changes.filter(({ field }) => isUnitField(field)).flatMap(({ before, after }) => [before, after])
  const wanted = [...new Set(ids.filter((id) => /^[0-9a-f-]{36}$/.test(id)))]
  const units = wanted.length > 0 ? await unitsNamed(ctx, ctx.caller.schoolId, wanted) : []
  const names = new Map(units.map(({ id, name, nameEn, nameTw }) => [id, say([name, nameEn, nameTw], ctx.language)]))
  const named = (field: HistoryField, value: string) => (isUnitField(field) ? (names.get(value) ?? value) : value)
  return changes.map((change) => ({ ...change, before: named(change.field, change.before), after: named(change.field, change.after) }))
}

export const presentChanges = async (ctx: CallerCtx, rows: readonly ChangeRow[]): Promise<RecordChange[]> => {
  const { personId } = ctx.caller
  const fields = await withUnitNames(
    ctx,
    rows.flatMap((row) => row.changes.map((change) => ({ ...change, id: row.id }))),
  )
  return rows.map((row) => ({
    id: row.id,
    recordId: row.record_id,
    person: {
      id: row.person_id,
      name: personNameIn({ name: row.person_name, namePinyin: row.person_pinyin }, ctx.language),
      number: row.person_number,
    },
    changes: fields.filter(({ id }) => id === row.id).map(({ field, before, after }) => ({ field, before, after })),
    reason: row.reason,
    state: row.state,
    askedBy: personNameIn({ name: row.asker_name, namePinyin: row.asker_pinyin }, ctx.language),
    createdAt: row.created_at.toISOString(),
    decidedBy: personNameIn({ name: row.decider_name ?? '', namePinyin: row.decider_pinyin }, ctx.language),
    decidedAt: row.decided_at?.toISOString() ?? null,
    notes: row.notes,
    mayDecide: row.state === 'pending' && row.asked_by !== personId && row.person_id !== personId,
    mayWithdraw: row.state === 'pending' && row.asked_by === personId,
  }))
}
