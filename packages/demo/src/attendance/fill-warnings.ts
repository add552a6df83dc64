import { raisedByResults } from '@campus/server/modules/attendance/warnings/judge-results.service.ts'
import { pastWarningsOf } from '@campus/server/modules/attendance/warnings/past-warning.service.ts'
import { readSettings } from '@campus/server/modules/school/school/school-settings.ts'
import type { Sql } from '@campus/server/platform/db/sql.ts'
import { insertRows } from '../demo.repository.ts'
import type { DemoPerson } from '../people/invented-person.ts'
import { dayOfTerm } from '../schedule/demo-term.ts'
import { demoUniversity } from '../schools.ts'
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
  const raisedAt = new Date(`${dayOfTerm(today, 1, 1)}T19:40:00Z`)
  const raised = await raisedByResults({ sql, now: () => today }, demoUniversity.id, limits)
  return raised.map((one) => ({ ...one, sectionId: null, raisedAt, withdrawnAt: null }))
}

/** The warnings of the term as they were raised, so that the server finds nothing new to raise when it starts. */
export const fillWarnings = async (sql: Sql, people: readonly DemoPerson[], today: Date) => {
  const { attendance } = await readSettings(sql, demoUniversity.id)
  const warned = [...(await warnedOfLessons(sql, attendance, today)), ...(await warnedOfResults(sql, attendance, today))]
  await insertRows(sql, 'warning', warningRows(warned, people, today))
}
