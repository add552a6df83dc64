import { buffer } from 'node:stream/consumers'
import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import { tableTypes } from '../../../platform/tables/table.ts'
import { readTable } from '../../../platform/tables/table-work.ts'
import { Unreadable } from '../../../platform/tables/unreadable.ts'
import { getEncrypted } from '../../../ports/blobs/encrypted-blob.ts'
import type { ScheduleImportRow } from './import.repository.ts'
import type { ImportOutcome, ImportTask } from './lines/task.ts'
import { applyRoster } from './oneroster/apply-roster.service.ts'
import { readRosterFiles } from './oneroster/roster-files.ts'
import { readScheduleTable } from './tables.ts'
import { importRooms } from './work/rooms.service.ts'
import { importRosters } from './work/rosters.service.ts'
import { importSections } from './work/sections.service.ts'
import { importTimes } from './work/times.service.ts'

const gone: Phrase = ['文件已不在，请重新上传', 'The file no longer exists. Upload it again.', '檔案已不在，請重新上傳']

/** A file that was read: what is to be said about it, and how to carry it out in a transaction. */
export interface ReadFile {
  readonly note: Phrase | null
  readonly apply: (ctx: Ctx, task: ImportTask | { readonly schoolId: string }) => Promise<ImportOutcome[]>
}

const inTerm = (task: ImportTask | { readonly schoolId: string }): ImportTask => {
  if (!('term' in task)) throw new Error('an import of a plan without a term')
  return task
}

export const readFile = async (ctx: Ctx, { kind, content_type, blob_key, key_encrypted }: ScheduleImportRow): Promise<ReadFile> => {
  const content =
    blob_key && key_encrypted ? await getEncrypted(ctx.services, { blobKey: blob_key, keyEncrypted: key_encrypted }) : undefined
  if (!content) throw new Unreadable(gone)
  const bytes = await buffer(content)
  if (kind === 'oneroster') {
    const files = await readRosterFiles(bytes)
    return { note: null, apply: (ctx, task) => applyRoster(ctx, inTerm(task), files) }
  }
  const table = await readTable(bytes, content_type === tableTypes.xlsx ? 'xlsx' : 'csv')
  if (kind === 'rooms') {
    const { lines, note } = readScheduleTable(kind, table)
    return { note, apply: (ctx, { schoolId }) => importRooms(ctx, schoolId, lines) }
  }
  if (kind === 'sections') {
    const { lines, note } = readScheduleTable(kind, table)
    return { note, apply: (ctx, task) => importSections(ctx, inTerm(task), lines) }
  }
  if (kind === 'rosters') {
    const { lines, note } = readScheduleTable(kind, table)
    return { note, apply: (ctx, task) => importRosters(ctx, inTerm(task), lines) }
  }
  const { lines, note } = readScheduleTable(kind, table)
  return { note, apply: (ctx, task) => importTimes(ctx, inTerm(task), lines) }
}
