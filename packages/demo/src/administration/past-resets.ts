import type { NewRow } from '@campus/server/platform/db/sql.ts'
import { ago } from '../ago.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { personId } from '../people/person-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idAt } from '../seed.ts'

/** Those who administered the school with the demo's own administrator in the last months. */
const [administrator, before] = ['T0003', 'T0025'] as const

/** Who manages a college, the demo's own manager apart. */
const managersIn = (people: readonly Pick<DemoPerson, 'number' | 'roles'>[]) =>
  people.filter(({ number, roles }) => number !== 'T0002' && roles.some(({ role }) => role === 'manager')).map(({ number }) => number)

const resets = [
  ['password', '忘记密码，手机号已停用', 'approved', before],
  ['second_factor', '更换手机后验证器丢失', 'approved', administrator],
  ['password', '无法当面核对身份，请本人到信息中心办理', 'rejected', administrator],
  ['second_factor', '手机在出差途中丢失', 'expired', before],
  ['password', '长期病假后返岗', 'approved', before],
] as const

const waiting = '本人持工作证到信息中心，手机已丢失'
export const resetTexts = [...resets.map(([, reason]) => reason), waiting]

const between = 23 * 24 + 3

/** Resets of people who manage: two people decided each of them, and one waits. */
export const resetRows = (people: readonly DemoPerson[], today: Date): NewRow<'account_reset'>[] => {
  const managers = managersIn(people)
  const row = (index: number, reason: string, by: string, hours: number) => ({
    id: idAt('account reset', String(index), ago(today, hours)),
    school_id: demoUniversity.id,
    person_id: personId(managers[index % managers.length] ?? 'T0042'),
    reason,
    requested_by: personId(by),
    created_at: ago(today, hours),
    expires_at: ago(today, hours - 24),
  })
  const past = resets.map(([kind, reason, state, by], index) => {
    const hours = 52 + (resets.length - index) * between
    const other = by === administrator ? before : administrator
    const isDecided = state !== 'expired'
    return {
      ...row(index, reason, by, hours),
      kind,
      state,
      decided_at: ago(today, hours - (isDecided ? 2 + index : 24)),
      ...(isDecided && { decided_by: personId(other) }),
    }
  })
  return [...past, { ...row(resets.length, waiting, before, 5), kind: 'second_factor' }]
}

const duties = [
  [['people', 'teaching'], '学院教务，负责学籍与课程', 120, 240, undefined],
  [['certificates', 'approval'], '本学期兼管证明审批', 75, 90, undefined],
  [['communication'], '迎新期间协助公告与反馈', 190, 30, 21],
] as const

export const dutyTexts = duties.map(([, reason]) => reason)

const day = 24

/** The numbers of those who have the duties, in their order. */
export const narrowedManagers = (people: readonly Pick<DemoPerson, 'number' | 'roles'>[]): readonly string[] =>
  managersIn(people).slice(2, 2 + duties.length)

/** Managers whom the school narrowed to a part of the work: until a day that comes, and one whose time is over. */
export const dutyRows = (people: readonly DemoPerson[], today: Date): NewRow<'role_duty'>[] => {
  const managers = narrowedManagers(people)
  return duties.map(([sets, reason, begun, days, ended], index) => {
    const at = ago(today, begun * day)
    return {
      id: idAt('role duty', String(index), at),
      school_id: demoUniversity.id,
      person_id: personId(managers[index] ?? 'T0042'),
      role: 'manager',
      sets: [...sets],
      ends_at: ago(at, -days * day),
      reason,
      given_by: personId(index % 2 === 0 ? administrator : before),
      created_at: at,
      ended_at: ended === undefined ? null : ago(at, -ended * day),
    }
  })
}
