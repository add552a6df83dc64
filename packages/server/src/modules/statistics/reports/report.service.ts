import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import type { addReport, changeReport, deleteReport, ReportView, reports } from '@campus/contract/statistics/reports.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { dayAfter } from '../../../platform/time/zoned-day.ts'
import { record } from '../../audit/audit.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { exploreChart } from '../console/explorer.service.ts'
import type { Period } from './period.rules.ts'
import { listByAddress, replaceRecipients } from './recipient.repository.ts'
import * as repository from './report.repository.ts'
import { clockOf, presentReports } from './report-view.ts'

const maxOwn = 50

const readerOf = async (ctx: CallerCtx) => {
  const { schoolId, personId } = ctx.caller
  return { schoolId, personId, scope: await readingScopeOf(ctx) }
}

export const list = async (ctx: CallerCtx, page: InputOf<typeof reports>): Promise<OutputOf<typeof reports>> => {
  const reader = await readerOf(ctx)
  const rows = await repository.listReports(ctx.sql, reader, page)
  return { rows: await presentReports(ctx, rows), total: await repository.countReports(ctx.sql, reader) }
}

export const findReadable = async (ctx: CallerCtx, id: string) => repository.findReadable(ctx.sql, await readerOf(ctx), id)

/** The days that a view shows by itself, on this day. */
const daysOf = ({ days, from, until }: ReportView, today: string): Period =>
  from !== undefined && until !== undefined ? { from, until } : { from: dayAfter(today, 1 - (days ?? 30)), until: today }

type Given = Pick<InputOf<typeof addReport>, 'schedule' | 'recipients'>

/** People of the school alone: numbers do not leave it by a mistyped address. */
const requireRecipients = async (ctx: CallerCtx, { schedule, recipients }: Given): Promise<string[]> => {
  const { schoolId, personId: preferred } = ctx.caller
  const addresses = [...new Set(recipients)]
  const found = await listByAddress(ctx.sql, { schoolId, addresses, preferred })
  const outside = addresses.filter((address) => !found.some(({ email }) => email === address))
  if (outside.length > 0)
    throw refuse('report_address_outside', { fields: { recipients: `${say(fieldTexts.wrong, ctx.language)}: ${outside.join(', ')}` } })
  if (schedule !== 'none' && found.length === 0) throw refuse('report_without_recipients')
  return found.map(({ id }) => id)
}

export const add = async (
  ctx: CallerCtx,
  { view, recipients, ...given }: InputOf<typeof addReport>,
): Promise<OutputOf<typeof addReport>> => {
  const { schoolId, personId: ownerId } = ctx.caller
  const { today } = await clockOf(ctx, schoolId)
  // What cannot be shown is not kept.
  await exploreChart(ctx, { ...view, ...daysOf(view, today) })
  const personIds = await requireRecipients(ctx, { schedule: given.schedule, recipients })
  return inTransaction(ctx, async (ctx) => {
    if ((await repository.countOwn(ctx.sql, ownerId)) >= maxOwn) throw refuse('report_limit')
    const kept = { ...given, view, schoolId, ownerId, mailsFrom: today, language: ctx.language, now: ctx.now() }
    const { id } = await repository.insertReport(ctx.sql, kept)
    await replaceRecipients(ctx.sql, { schoolId, reportId: id, personIds })
    const details = { name: given.name, view, isShared: given.isShared, schedule: given.schedule, recipients: personIds }
    await record(ctx, { action: 'statistics.report_added', subjectKind: 'statistic_report', subjectId: id, details })
    return { id }
  })
}

/** Somebody else's is treated as missing. */
export const lockOwn = async (ctx: CallerCtx, id: string) => {
  const report = await repository.lockReport(ctx.sql, id)
  if (report?.owner_id !== ctx.caller.personId) throw refuse('not_found')
  return report
}

export const change = async (
  ctx: CallerCtx,
  { id, version, recipients, ...given }: InputOf<typeof changeReport>,
): Promise<OutputOf<typeof changeReport>> => {
  const { schoolId } = ctx.caller
  const { today } = await clockOf(ctx, schoolId)
  const personIds = await requireRecipients(ctx, { schedule: given.schedule, recipients })
  return inTransaction(ctx, async (ctx) => {
    const report = await lockOwn(ctx, id)
    if (report.version !== version) throw refuse('report_outdated')
    await exploreChart(ctx, { ...report.view, ...daysOf(report.view, today) })
    const isSame = report.schedule === given.schedule && report.state === 'active'
    const mailsFrom = isSame ? report.mails_from : today
    await repository.updateReport(ctx.sql, id, { ...given, mailsFrom, language: ctx.language, now: ctx.now() })
    await replaceRecipients(ctx.sql, { schoolId, reportId: id, personIds })
    const details = { ...given, recipients: personIds }
    await record(ctx, { action: 'statistics.report_changed', subjectKind: 'statistic_report', subjectId: id, details })
    return null
  })
}

export const remove = (ctx: CallerCtx, { id }: InputOf<typeof deleteReport>): Promise<null> =>
  inTransaction(ctx, async (ctx) => {
    const { personId, roles } = ctx.caller
    const report = (await findReadable(ctx, id)) && (await repository.lockReport(ctx.sql, id))
    if (!report || (report.owner_id !== personId && !roles.includes('admin'))) throw refuse('not_found')
    await repository.deleteReportRow(ctx.sql, id)
    const details = { name: report.name }
    await record(ctx, { action: 'statistics.report_deleted', subjectKind: 'statistic_report', subjectId: id, details })
    return null
  })
