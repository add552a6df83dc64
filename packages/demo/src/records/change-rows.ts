import { columnOf } from '@campus/server/modules/records/fields/field-columns.ts'
import type { NewRow } from '@campus/server/platform/db/sql.ts'
import type { Learner } from '../academics/learner.ts'
import { recordRows } from '../academics/record-rows.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'
import { type Changed, type DemoChange, demoChanges } from './demo-changes.ts'

/** The record says by now what was entered, and what it said before only the history knows. */
const isCarriedOut = ({ end }: DemoChange) => end?.state === 'applied' || end?.state === 'approved'

/** Somebody of the college for each, nobody twice. */
const learnerFor = (learners: readonly Learner[], college: string, place: number) =>
  learners.filter(({ collegeCode, isGraduated, person }) => collegeCode === college && !isGraduated && !person.isGraduateStudent)[
    11 + place * 7
  ]

const endOf = ({ end, hours }: DemoChange, today: Date): Pick<NewRow<'record_change'>, 'state' | 'decided_by' | 'decided_at' | 'notes'> => {
  if (end === undefined) return { state: 'pending' }
  if (!('by' in end)) return { state: end.state }
  return { state: end.state, decided_by: personId(end.by), decided_at: ago(today, hours - end.hoursLater), notes: end.notes }
}

const historyRows = (change: NewRow<'record_change'>, changed: readonly Changed[], at: Date): NewRow<'record_history'>[] =>
  changed.map(({ field, before, after }) => ({
    id: idAt('record history', `${change.id} ${field}`, at),
    school_id: demoUniversity.id,
    person_id: change.person_id,
    record_id: change.record_id,
    field: columnOf[field],
    before,
    after,
    change_id: change.id ?? null,
    created_at: at,
  }))

/** What managers asked for in the last weeks: some was carried out, some refused or withdrawn, and some nobody has confirmed yet. */
export const recordChangeRows = (learners: readonly Learner[], today: Date) => {
  const made = demoChanges.flatMap((change, place) => {
    const learner = learnerFor(learners, change.college, place)
    const [record] = learner ? recordRows([learner]) : []
    if (!learner || !record) return []
    const at = ago(today, change.hours)
    const changed = change.changes(record, learner)
    const row: NewRow<'record_change'> = {
      id: idAt('record change', learner.person.number, at),
      school_id: demoUniversity.id,
      record_id: learner.recordId,
      person_id: personId(learner.person.number),
      changes: JSON.stringify(changed),
      reason: change.reason,
      asked_by: personId(change.askedBy),
      created_at: at,
      ...endOf(change, today),
    }
    const appliedAt = row.decided_at ? new Date(row.decided_at) : at
    return { row, history: isCarriedOut(change) ? historyRows(row, changed, appliedAt) : [] }
  })
  return { changes: made.map(({ row }) => row), history: made.flatMap(({ history }) => history) }
}
