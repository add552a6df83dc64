import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { sendReport } from '@campus/contract/statistics/reports.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { eachForItself } from '../../../context/each-for-itself.ts'
import { defineJob } from '../../../platform/jobs.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { failLost, insertMails } from './mail.repository.ts'
import { duePeriod, lastPeriod, type Period } from './period.rules.ts'
import { deleteRecipient, listRecipients } from './recipient.repository.ts'
import { listActiveOf, listMailed, lockReport, type ReportRow, updateStopped } from './report.repository.ts'
import { lockOwn } from './report.service.ts'
import { notifyStopped } from './report-messages.ts'
import { ownerOf } from './report-right.service.ts'
import { clockOf } from './report-view.ts'

export const reportsJob = defineJob('statistics.reports')
export const mailReportJob = defineJob<{ readonly id: string }>('statistics.mail-report', { retryLimit: 5 })

const rightEnded: Phrase = [
  '所有者已无权查看其中的内容，已停止发送。',
  'Its owner may no longer see what it shows, so it is no longer emailed.',
  '擁有者已無權檢視其中的內容，已停止寄送。',
]
const ownerLeft: Phrase = [
  '所有者已注销账号，已停止发送。',
  'Its owner has closed their account, so it is no longer emailed.',
  '擁有者已註銷帳號，已停止寄送。',
]

const stop = async (ctx: Ctx, report: ReportRow, problem: Phrase) => {
  const { id, school_id: schoolId, name } = report
  await updateStopped(ctx.sql, id, problem)
  await record(ctx, { schoolId, action: 'statistics.report_stopped', subjectKind: 'statistic_report', subjectId: id, details: { name } })
}

/** Of a report that its owner may no longer read. */
export const stopForOwner = async (ctx: Ctx, report: ReportRow) => {
  await stop(ctx, report, rightEnded)
  await notifyStopped(ctx, report, rightEnded)
}

/** One mail to each recipient who has none of this period yet. */
const queueMails = async (ctx: Ctx, { id: reportId, school_id: schoolId }: ReportRow, period: Period, triesAgain: boolean) => {
  const people = await listRecipients(ctx.sql, [reportId])
  const personIds = people.map(({ id }) => id)
  const mails = await insertMails(ctx.sql, { schoolId, reportId, personIds, ...period, now: ctx.now() }, triesAgain)
  await ctx.services.jobs.addAll(
    ctx.sql,
    mailReportJob,
    mails.map(({ id }) => ({ data: { id } })),
  )
  return mails.length
}

const mailIfDue = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const report = await lockReport(ctx.sql, id)
    if (report?.state !== 'active') return
    if (!(await ownerOf(ctx, report))) return stopForOwner(ctx, report)
    const period = duePeriod({ schedule: report.schedule, mailsFrom: report.mails_from }, await clockOf(ctx, report.school_id))
    if (period) await queueMails(ctx, report, period, false)
  })

/** Hourly: stops what its owner may no longer read, and queues the mails of what is due. */
export const mailDueReports = async (ctx: Ctx) => {
  await failLost(ctx.sql, later(ctx.now(), -3600))
  await eachForItself(ctx, await listMailed(ctx.sql), ({ id }) => mailIfDue(ctx, id), 'The mails of a report could not be queued.')
}

export const sendNow = (ctx: CallerCtx, { id }: InputOf<typeof sendReport>): Promise<OutputOf<typeof sendReport>> =>
  inTransaction(ctx, async (ctx) => {
    const report = await lockOwn(ctx, id)
    if (report.schedule === 'none' || report.state !== 'active') throw refuse('report_without_schedule')
    const { today } = await clockOf(ctx, report.school_id)
    const count = await queueMails(ctx, report, lastPeriod(report.schedule, today), true)
    if (count === 0) throw refuse('report_already_mailed')
    return { count }
  })

/** Who leaves gets no more reports, and theirs are mailed to nobody. */
export const endReportsOf = async (ctx: Ctx, personId: string) => {
  await deleteRecipient(ctx.sql, personId)
  for (const { id } of await listActiveOf(ctx.sql, personId)) {
    const report = await lockReport(ctx.sql, id)
    if (report) await stop(ctx, report, ownerLeft)
  }
}
