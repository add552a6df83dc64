import type { NewRow } from '@campus/server/platform/db/sql.ts'
import type { Learner } from '../academics/learner.ts'
import { ago } from '../ago.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'

interface Asked {
  readonly hours: number
  readonly reason: string
  readonly changes: (learner: Learner) => readonly { readonly field: string; readonly before: string; readonly after: string }[]
}

const asked: readonly Asked[] = [
  {
    hours: 5,
    reason: '学生休学申请已由学院批准，材料已存档',
    changes: () => [{ field: 'awayReason', before: '', after: 'suspended' }],
  },
  {
    hours: 28,
    reason: '户口簿与录取名册的姓名用字不一致，已核对原件',
    changes: ({ person: { name } }) => [{ field: 'name', before: name, after: `${name.slice(0, -1)}晓` }],
  },
]

export const changeReasons = asked.map(({ reason }) => reason)

/** What the manager of the first college asked for and nobody has confirmed yet. */
export const recordChangeRows = (learners: readonly Learner[], today: Date): NewRow<'record_change'>[] => {
  const people = learners.filter(
    ({ collegeCode, isGraduated, person }) => collegeCode === '01' && !isGraduated && !person.isGraduateStudent,
  )
  return asked.flatMap(({ hours, reason, changes }, index) => {
    const learner = people[11 + index * 7]
    if (!learner) return []
    const at = ago(today, hours)
    return {
      id: idAt('record change', learner.person.number, at),
      school_id: demoUniversity.id,
      record_id: learner.recordId,
      person_id: personId(learner.person.number),
      changes: JSON.stringify(changes(learner)),
      reason,
      state: 'pending' as const,
      asked_by: personId('T0002'),
      created_at: at,
    }
  })
}
