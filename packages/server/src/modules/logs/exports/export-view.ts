import type { Language, Phrase } from '@campus/contract/language.ts'
import { say } from '@campus/contract/language.ts'
import { type Export, type ExportSourceName, exportTitles } from '@campus/contract/logs/exports.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import type { ExportRow } from './export.repository.ts'
import { exportSources, type FilterText } from './export-source.extension.ts'

export const isSource = (name: string): name is ExportSourceName => Object.hasOwn(exportTitles, name)

/** Rows outlive a source that is no more. */
const sourceOf = (ctx: Ctx, name: string) => (isSource(name) ? exportSources.of(ctx)[name] : undefined)

export const titleOf = (name: string): Phrase => (isSource(name) ? exportTitles[name] : [name, name, name])

const headings = (ctx: CallerCtx, { source, columns }: ExportRow): string[] =>
  (sourceOf(ctx, source)?.columns ?? []).filter(({ key }) => columns.includes(key)).map(({ title }) => say(title, ctx.language))

const filterIn = (texts: unknown, language: Language) =>
  (texts as readonly FilterText[]).map(({ title, text }) => ({ title: say(title, language), text: say(text, language) }))

/** A waiting one whose time is over is shown as that, before the hourly sweep finds it. */
const stateOf = ({ state, expires_at }: ExportRow, now: Date) =>
  (state === 'waiting' || state === 'ready') && expires_at !== null && expires_at <= now ? 'expired' : state

export const presentExport = (ctx: CallerCtx, row: ExportRow): Export => {
  const { caller, language } = ctx
  const state = stateOf(row, ctx.now())
  const isMine = row.asked_by === caller.personId
  return {
    id: row.id,
    source: row.source as ExportSourceName,
    state,
    format: row.format,
    reason: row.reason,
    filter: filterIn(row.filter_texts, language),
    columns: headings(ctx, row),
    total: row.total,
    processed: row.processed,
    hasUnmasked: row.has_unmasked,
    needsApproval: row.needs_approval,
    askedBy: {
      id: row.asked_by,
      name: personNameIn({ name: row.asker_name, namePinyin: row.asker_pinyin }, language),
      number: row.asker_number,
    },
    decidedBy: row.decider_name && personNameIn({ name: row.decider_name, namePinyin: row.decider_pinyin }, language),
    note: row.note,
    problem: row.problem ? say(row.problem as unknown as Phrase, language) : '',
    size: row.size,
    sha256: row.sha256?.toString('hex') ?? '',
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    isMine,
    mayDecide: state === 'waiting' && !isMine && caller.roles.includes('admin'),
  }
}
