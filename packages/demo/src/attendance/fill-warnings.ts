import { listWeak } from '@campus/server/modules/academics/scores/weak-results.repository.ts'
import { warningsForResults } from '@campus/server/modules/attendance/warnings/warning.rules.ts'
import { readSettings } from '@campus/server/modules/school/school/school-settings.ts'
import type { Sql } from '@campus/server/platform/db/sql.ts'
import { insertRows } from '../demo.repository.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { dayOfTerm } from '../schedule/demo-term.ts'
import { demoUniversity } from '../schools.ts'
import { pastWarningsOf } from './past-warnings.ts'
import { listSectionPlans, listTakenOfAbsent } from './warning.repository.ts'
import { type Warned, warningRows } from './warning-rows.ts'

type Limits = Parameters<typeof pastWarningsOf>[2]

const warnedOfLessons = async (sql: Sql, limits: Limits, today: Date): Promise<Warned[]> => {
  const plans = await listSectionPlans(sql)
  const byPlace = Map.groupBy(await listTakenOfAbsent(sql), ({ sectionId, personId }) => `${sectionId} ${personId}`)
  return [...byPlace.values()].flatMap((taken) => {
    const [first] = taken
    const plan = plans.get(first?.sectionId ?? '')
    if (!first || !plan) return []
    const { personId, sectionId } = first
    return pastWarningsOf(taken, plan, limits, today).map((past) => ({ ...past, personId, sectionId }))
  })
}

/** Results are judged in the first night of the term, at the hour of the server's own job. */
const warnedOfResults = async (sql: Sql, limits: Limits, today: Date): Promise<Warned[]> => {
  const weak = await listWeak(sql, { schoolId: demoUniversity.id, ...limits, now: today })
  const raisedAt = new Date(`${dayOfTerm(today, 1, 1)}T19:40:00Z`)
  return weak.flatMap((row) =>
    warningsForResults(row, limits).map((raised) => ({ ...raised, personId: row.person_id, sectionId: null, raisedAt, withdrawnAt: null })),
  )
}

/** The warnings of the term as they were raised, so that the server finds nothing new to raise when it starts. */
export const fillWarnings = async (sql: Sql, people: readonly DemoPerson[], today: Date) => {
  const { attendance } = await readSettings(sql, demoUniversity.id)
  const warned = [...(await warnedOfLessons(sql, attendance, today)), ...(await warnedOfResults(sql, attendance, today))]
  await insertRows(sql, 'warning', warningRows(warned, people, today))
}
