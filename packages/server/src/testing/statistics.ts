import type { NewRow } from '../platform/db/sql.ts'
import { enter } from './enter.ts'
import type { TestCampus } from './test-campus.ts'
import { makeUnit, setReach } from './units.ts'

export type CountedDay = Pick<NewRow<'statistic_day'>, 'day' | 'count'> & Partial<NewRow<'statistic_day'>>

/** Numbers of days as if they had been counted: of logins with a password where nothing else is said. */
export const addCountedDays = ({ base }: Pick<TestCampus, 'base'>, schoolId: string, days: readonly CountedDay[]) =>
  base.sql
    .insertInto('statistic_day')
    .values(
      days.map((day) => ({ school_id: schoolId, source: 'logins', unit_id: null, subject: 'password', outcome: 'in', amount: 0, ...day })),
    )
    .execute()

/** Two colleges, one with a class below it, and who may see what of them. */
export const openCountedSchool = async (campus: TestCampus) => {
  const { sql } = campus.base
  const admin = await enter(campus, { kind: 'teacher', roles: ['admin'] })
  const { schoolId } = admin
  const [north, south] = [await makeUnit(sql, schoolId, { kind: 'college' }), await makeUnit(sql, schoolId, { kind: 'college' })]
  const below = await makeUnit(sql, schoolId, { kind: 'class', parentId: north })
  const manager = await enter(campus, { schoolId, kind: 'teacher', roles: ['manager'] })
  await setReach(sql, manager.person.id, north)
  const auditor = await enter(campus, { schoolId, kind: 'teacher', roles: ['auditor'] })
  return { sql, schoolId, admin, manager, auditor, north, south, below }
}
