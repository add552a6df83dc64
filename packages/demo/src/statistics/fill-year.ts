import { statisticSources } from '@campus/contract/statistics/chart.ts'
import { runText, type Sql } from '@campus/server/platform/db/sql.ts'
import { dayAfter, dayIn, startOfDay } from '@campus/server/platform/time/zoned-day.ts'
import { timeZone } from '../schedule/demo-term.ts'
import { demoUniversity } from '../schools.ts'
import { attackHints, faceRows, loginRows, photoRows, requestRows } from './recent-rows.ts'
import { countedDays, countedHours, countedPeople, hoursToDays } from './year-counts.ts'

/** So many days have rows; of the year before there are only numbers. */
const rowDays = 35

/**
 * A year of the school in numbers: terms, weekends, exams, graduation, a night of attacks, a mail server that was down, a terminal
 * without paper. Written by the database itself from fixed patterns, so that it is quick and always the same.
 */
export const fillYear = async (sql: Sql, today: Date): Promise<void> => {
  const day = dayIn(timeZone, today)
  const firstRowDay = dayAfter(day, -rowDays)
  const days = [demoUniversity.id, dayAfter(day, -365), dayAfter(firstRowDay, -1)]
  for (const statement of [countedHours, hoursToDays]) await runText(sql, statement, [...days, timeZone])
  for (const statement of [countedDays, countedPeople]) await runText(sql, statement, days)
  const since = startOfDay(timeZone, firstRowDay)
  await sql
    .insertInto('statistic_rows_since')
    .values(statisticSources.map((source) => ({ school_id: demoUniversity.id, source, since })))
    .execute()
  const recent = [demoUniversity.id, firstRowDay, dayAfter(day, -1), timeZone]
  for (const statement of [loginRows, requestRows, faceRows, photoRows, attackHints]) await runText(sql, statement, recent)
}
