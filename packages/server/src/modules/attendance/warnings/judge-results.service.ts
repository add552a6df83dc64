import { type Ctx, inTransaction } from '../../../context/context.ts'
import { eachForItself } from '../../../context/each-for-itself.ts'
import { defineJob } from '../../../platform/jobs.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { listWeakResults } from '../../academics/scores/weak-results.service.ts'
import { holdInboxes } from '../../messages/sending/send.service.ts'
import { readSettings, type SchoolSettings } from '../../school/school/school-settings.ts'
import { findTerm } from './figures.repository.ts'
import { keepRaised } from './keep-raised.service.ts'
import { listSchoolsWithTerms } from './warning.repository.ts'
import { warningsForResults } from './warning.rules.ts'
import { tellWarned } from './warning-messages.ts'

export const judgeResultsJob = defineJob('attendance.judge-results')

/** What holds now by all results of each person. */
export const raisedByResults = async (ctx: Pick<Ctx, 'sql' | 'now'>, schoolId: string, limits: SchoolSettings['attendance']) =>
  (await listWeakResults(ctx, schoolId, limits)).flatMap((row) =>
    warningsForResults(row, limits).map((raised) => ({ ...raised, personId: row.person_id })),
  )

const judgeSchool = (ctx: Ctx, schoolId: string) =>
  inTransaction(ctx, async (ctx) => {
    const { attendance, timeZone } = await readSettings(ctx.sql, schoolId)
    const term = await findTerm(ctx.sql, schoolId, dayIn(timeZone, ctx.now()))
    if (!term) return
    const news = await keepRaised(ctx, { schoolId, termId: term.id, sectionId: null }, await raisedByResults(ctx, schoolId, attendance))
    await holdInboxes(
      ctx,
      news.map(({ to }) => to),
    )
    for (const one of news) await tellWarned(ctx, schoolId, one)
  })

/** Once a night: results change when they are published, and nobody waits for this. */
export const judgeResults = async (ctx: Ctx): Promise<void> => {
  const schools = (await listSchoolsWithTerms(ctx.sql)).map(({ school_id: id }) => ({ id }))
  await eachForItself(ctx, schools, ({ id }) => judgeSchool(ctx, id), 'The results of a school could not be judged.')
}
