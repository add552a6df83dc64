import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import { explainIssue, fieldTexts } from '@campus/contract/field-texts.ts'
import { say } from '@campus/contract/language.ts'
import {
  type askExport,
  type ExportFormat,
  type ExportSourceName,
  exportApprovalDays,
  type exportColumns,
  formatsOf,
  maxSheetRows,
} from '@campus/contract/logs/exports.ts'
import { type CallerCtx, inTransaction } from '../../../context/context.ts'
import { countAttempt } from '../../../platform/db/throttle.ts'
import { refuse } from '../../../platform/refuse.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { wholeAdministratorsOf } from '../../school/organisation/scope.service.ts'
import { findExport, insertExport } from './export.repository.ts'
import { columnsFor, maxRowsOf, needsSecond } from './export.rules.ts'
import { notifyApprovers } from './export-messages.ts'
import { rightTo } from './export-right.ts'
import type { ExportSource } from './export-source.extension.ts'
import { presentExport } from './export-view.ts'
import { exportJob } from './exports.jobs.ts'

const maxAsked = { count: 30, windowSeconds: 3600 } as const

const requireRight = (ctx: CallerCtx, name: ExportSourceName) => {
  const right = rightTo(ctx, name)
  if (!right) throw refuse('forbidden')
  return right
}

export const listColumns = async (
  whole: CallerCtx,
  { source: name }: InputOf<typeof exportColumns>,
): Promise<OutputOf<typeof exportColumns>> => {
  const { ctx, source } = requireRight(whole, name)
  return columnsFor(source, ctx.caller.roles).map(({ key, title, isUnmasked = false }) => ({
    key,
    title: say(title, ctx.language),
    isUnmasked,
  }))
}

/** A part of a filter that the list does not know is refused: the file would hold more than was asked for. */
const readFilter = ({ language }: CallerCtx, source: ExportSource, given: object): object => {
  const parsed = source.filter.strict().safeParse(given, { reportInput: true })
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues.map((issue) => [['filter', ...issue.path].join('.'), explainIssue(issue, language)] as const)
  throw refuse('bad_input', { fields: Object.fromEntries(fields) })
}

const readColumns = (ctx: CallerCtx, source: ExportSource, keys: readonly string[]) => {
  const known = columnsFor(source, ctx.caller.roles)
  const wanted = known.filter(({ key }) => keys.includes(key))
  if (wanted.length !== new Set(keys).size) throw refuse('bad_input', { fields: { columns: say(fieldTexts.wrong, ctx.language) } })
  return wanted
}

const requireFormat = (ctx: CallerCtx, name: ExportSourceName, format: ExportFormat) => {
  if (!formatsOf(name).includes(format)) throw refuse('bad_input', { fields: { format: say(fieldTexts.wrong, ctx.language) } })
}

const requireRoom = async (ctx: CallerCtx) => {
  const { count, secondsLeft } = await countAttempt(ctx, `export:${ctx.caller.personId}`, maxAsked.windowSeconds)
  if (count > maxAsked.count) throw refuse('too_many_requests', { facts: { seconds: secondsLeft } })
}

export const ask = async (whole: CallerCtx, { source: name, reason, format, ...given }: InputOf<typeof askExport>) => {
  const { ctx, source } = requireRight(whole, name)
  const { schoolId, personId: askedBy } = ctx.caller
  const filter = readFilter(ctx, source, given.filter)
  const columns = readColumns(ctx, source, given.columns)
  requireFormat(ctx, name, format)
  await source.requireToAsk?.(ctx, filter)
  await requireRoom(ctx)
  const total = await source.count(ctx, filter, maxSheetRows + 1)
  if (total > maxRowsOf[format]) throw refuse('export_too_large')
  const hasUnmasked = columns.some(({ isUnmasked }) => isUnmasked === true)
  const needsApproval = needsSecond({ total, hasUnmasked })
  const now = ctx.now()
  const row = {
    schoolId,
    askedBy,
    source: name,
    filter,
    filterTexts: await source.tellFilter(ctx, filter),
    columns: columns.map(({ key }) => key),
    format,
    language: ctx.language,
    reason,
    total,
    hasUnmasked,
    needsApproval,
    now,
    expiresAt: needsApproval ? later(now, exportApprovalDays * 86_400) : null,
  }
  return inTransaction(ctx, async (ctx): Promise<OutputOf<typeof askExport>> => {
    const { id } = await insertExport(ctx.sql, row)
    const details = { source: name, filter, columns: row.columns, format, reason, rows: total, needsApproval }
    await record(ctx, { action: 'logs.export_asked', subjectKind: 'log_export', subjectId: id, details })
    const asked = await findExport(ctx.sql, id)
    if (!asked) throw new Error(`export ${id} is gone`)
    if (!needsApproval) await ctx.services.jobs.add(ctx.sql, exportJob, { id })
    else {
      const approvers = (await wholeAdministratorsOf(ctx, schoolId)).filter((id) => id !== askedBy)
      if (approvers.length === 0) throw refuse('export_no_approver')
      await notifyApprovers(ctx, asked, approvers)
    }
    return presentExport(ctx, asked)
  })
}
