import { Readable } from 'node:stream'
import { type Phrase, toLanguage } from '@campus/contract/language.ts'
import { exportFileHours, maxRowsAlone } from '@campus/contract/logs/exports.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import { streamTable } from '../../../platform/tables/stream-table.ts'
import type { Table } from '../../../platform/tables/table.ts'
import { later } from '../../../platform/time/clock.ts'
import { type Entry, zipStream } from '../../../platform/zip-stream.ts'
import { ContentTooLarge, type EncryptedBlob, putEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import { record } from '../../audit/audit.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { actAs } from '../../people/person/acting-caller.service.ts'
import { noteViews } from '../../people/views/profile-view.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { cellTexts } from './cell-texts.ts'
import { failExport } from './end.service.ts'
import { type ExportRow, findExport, lockExport, updateProcessed, updateReady } from './export.repository.ts'
import { covers, maxRowsOf, mayHave } from './export.rules.ts'
import { notifyReady } from './export-messages.ts'
import { rightTo } from './export-right.ts'
import type { ExportSource } from './export-source.extension.ts'
import { isSource } from './export-view.ts'

const batch = 1000
const notesAtOnce = 20_000
/** How often progress is written, and whether somebody cancelled is looked at. */
const noteEveryMs = 500
const maxBytes = 2 * 1024 ** 3

/** Ends the work before its end. Without a problem somebody cancelled it. */
class Stopped extends Error {
  readonly problem: Phrase | undefined

  constructor(problem?: Phrase) {
    super('an export was stopped')
    this.problem = problem
  }
}

const rightEnded: Phrase = [
  '您的权限已变更，不能再导出这些内容。',
  'Your access has changed, so you can no longer export this.',
  '您的權限已變更，不能再匯出這些內容。',
]
const grown: Phrase = [
  '内容已超过 50,000 行，需要另一位管理员批准。请重新申请。',
  'There are more than 50,000 rows now, which needs another administrator’s approval. Request it again.',
  '內容已超過 50,000 行，需要另一位管理員核准。請重新申請。',
]
const tooLarge: Phrase = ['文件过大，请缩小筛选范围。', 'The file would be too large. Narrow the filter.', '檔案過大，請縮小篩選範圍。']

interface Work {
  readonly ctx: CallerCtx
  readonly source: ExportSource
  /** The units whose rows are written; null for the whole school. */
  readonly unitIds: readonly string[] | null
}

/** What the asker may read now, by their roles and units of this moment. */
const workOf = async (system: Ctx, row: ExportRow): Promise<Work> => {
  const { asked_by: personId, school_id: schoolId, id: actingFor } = row
  const asker = await actAs(system, { personId, schoolId, actingFor, language: toLanguage(row.language) })
  const right = asker && isSource(row.source) ? rightTo(asker, row.source, row.filter) : undefined
  if (!right) throw new Stopped(rightEnded)
  const { ctx, source } = right
  if (!mayHave(source, ctx.caller.roles, row.columns)) throw new Stopped(rightEnded)
  const scope = await source.scopeOf(ctx)
  return { ctx, source, unitIds: scope === 'school' ? null : scope }
}

type Row = Awaited<ReturnType<ExportSource['list']>>[number]

interface Written {
  readonly processed: number
  readonly people: readonly string[]
  /** Where the area keeps what was made, each row. */
  readonly rowIds: readonly string[]
}

async function* zipEntries(portions: AsyncIterable<readonly Row[]>): AsyncGenerator<Entry> {
  for await (const rows of portions)
    for (const { file } of rows) {
      const content = await file?.open()
      if (file && content) yield { name: file.name, content: Readable.from([content]) }
    }
}

async function* tableOf(headings: Promise<readonly string[]>, portions: AsyncIterable<readonly Row[]>): AsyncGenerator<Table> {
  yield [await headings]
  for await (const rows of portions) yield rows.map(({ cells }) => cells)
}

/** Rows in the order of the list, and whom they speak of. What is in memory grows with the people of the school, not with the rows. */
const writing = ({ ctx, source }: Work, row: ExportRow, timeZone: string) => {
  const { columns, filter, format } = row
  const people = new Set<string>()
  const rowIds: string[] = []
  let processed = 0
  const portions = async function* (): AsyncGenerator<readonly Row[]> {
    const texts = cellTexts(ctx.language, timeZone)
    const read = (cursor?: string) => source.list(ctx, filter, { cursor, limit: batch, columns, texts })
    let [reading, notedAt] = [read(), Number.NEGATIVE_INFINITY]
    for (;;) {
      const rows = await reading
      processed += rows.length
      if (row.decided_by === null && processed > maxRowsAlone) throw new Stopped(grown)
      if (processed > maxRowsOf[format]) throw new Stopped(tooLarge)
      if (performance.now() - notedAt > noteEveryMs) {
        if (!(await updateProcessed(ctx.sql, row.id, processed))) throw new Stopped()
        notedAt = performance.now()
      }
      const isLast = rows.length < batch
      // The database reads the next rows while these are written; what fails is thrown when they are waited for.
      if (!isLast) (reading = read(rows.at(-1)?.id)).catch(() => {})
      for (const { personIds } of rows) for (const id of personIds) people.add(id)
      if (source.noteMade) for (const { id } of rows) rowIds.push(id)
      yield rows
      if (isLast) return
    }
  }
  const table = () => tableOf(source.headings(ctx, filter, columns), portions())
  return {
    content: format === 'zip' ? zipStream(zipEntries(portions())) : streamTable(table(), format),
    written: (): Written => ({ processed, people: [...people], rowIds }),
  }
}

/** The file is given out together with its notes: everybody in it can see that they were exported, and by whom. */
const finish = (work: Work, row: ExportRow, blob: EncryptedBlob, { processed, people, rowIds }: Written) =>
  inTransaction(work.ctx, async (ctx): Promise<boolean> => {
    if ((await lockExport(ctx.sql, row.id))?.state !== 'running') return false
    const now = ctx.now()
    const expiresAt = later(now, exportFileHours * 3600)
    await updateReady(ctx.sql, row.id, { ...blob, processed, unitIds: work.unitIds, now, expiresAt })
    for (let at = 0; at < people.length; at += notesAtOnce) await noteViews(ctx, people.slice(at, at + notesAtOnce), 'export')
    await work.source.noteMade?.(ctx, rowIds)
    const { source, filter, columns, format, reason, decided_by: approvedBy } = row
    const details = { source, filter, columns, format, reason, rows: processed, sha256: blob.sha256.toString('hex'), approvedBy }
    await record(ctx, { action: 'logs.export_made', subjectKind: 'log_export', subjectId: row.id, details })
    if (row.needs_approval) await notifyReady(ctx, row)
    return true
  })

const make = async (system: Ctx, row: ExportRow) => {
  const work = await workOf(system, row)
  const { timeZone } = await readSettings(system.sql, row.school_id)
  const { content, written } = writing(work, row, timeZone)
  const blob = await putEncrypted(system.services, content, maxBytes)
  try {
    const after = await workOf(system, row)
    if (!covers(after.unitIds ?? 'school', work.unitIds)) throw new Stopped(rightEnded)
    if (!(await finish(work, row, blob, written()))) throw new Stopped()
  } catch (error) {
    await dropBlobLater(system, blob.blobKey)
    throw error
  }
}

/** Makes the file from its first row on. One that was cancelled or made meanwhile is left alone, so it may be tried again. */
export const runExport = async (ctx: Ctx, id: string): Promise<void> => {
  const row = await findExport(ctx.sql, id)
  if (row?.state !== 'running') return
  try {
    await make(ctx, row)
  } catch (error) {
    if (error instanceof ContentTooLarge) await failExport(ctx, id, tooLarge)
    else if (!(error instanceof Stopped)) throw error
    else if (error.problem) await failExport(ctx, id, error.problem)
  }
}
