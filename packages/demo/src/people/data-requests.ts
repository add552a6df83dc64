import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { ago } from '../ago.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'
import type { DemoPerson } from './invented-person.ts'
import { personId } from './person-rows.ts'

type Row = NewRow<'data_request'>

/** What people asked for about their data, and what the office answered. Nobody's account is closed: the school would have nobody left for it. */
const asked = [
  ['export', '', 'expired', ''],
  ['deletion', '休学一年，暂时不用账号', 'refused', '休学期间保留学籍，账号须保留'],
  ['export', '', 'expired', ''],
  ['deletion', '误点，并不想注销', 'withdrawn', ''],
  ['deletion', '已办理转学', 'refused', '转学手续尚未完成，办结后可再申请'],
  ['export', '', 'expired', ''],
  ['deletion', '担心个人信息被使用', 'refused', '已当面说明资料的用途与保存期限，本人同意保留'],
] as const satisfies readonly (readonly [Row['kind'], string, Row['state'], string])[]

const waiting = ['毕业离校，不再需要账号', '已有教职工账号，学生账号可以删除'] as const

export const dataRequestTexts = [...asked.flatMap(([, reason, , notes]) => [reason, notes]), ...waiting]

const between = 19 * 24 + 7

/** Copies and deletions of one's data that were asked for in the last months, and deletions that wait. */
export const dataRequestRows = (people: readonly DemoPerson[], today: Date): Row[] => {
  const students = people.filter(({ kind, hasComeIn }) => kind === 'student' && !hasComeIn)
  const row = (index: number, reason: string, hours: number) => ({
    id: idAt('data request', String(index), ago(today, hours)),
    school_id: demoUniversity.id,
    person_id: personId(students[58 + index * 37]?.number ?? '100003'),
    reason,
    created_at: ago(today, hours),
  })
  const past = asked.map(([kind, reason, state, notes], index): Row => {
    const hours = 60 + (asked.length - index) * between
    return {
      ...row(index, reason, hours),
      kind,
      state,
      notes,
      ...(state === 'refused' && { decided_by: personId(index % 2 === 0 ? 'T0003' : 'T0025'), decided_at: ago(today, hours - 26) }),
      ...(state === 'expired' && { expires_at: ago(today, hours - 72) }),
    }
  })
  return [...past, ...waiting.map((reason, index): Row => ({ ...row(asked.length + index, reason, 44 - index * 31), kind: 'deletion' }))]
}
