import { z } from 'zod'
import { Id, Instant } from './fields.ts'
import type { Phrase } from './language.ts'

const importStates = ['reading', 'unreadable', 'preview', 'running', 'done', 'failed', 'cancelled'] as const
export type ImportState = (typeof importStates)[number]

export const importStateNames: Record<ImportState, Phrase> = {
  reading: ['读取中', 'Reading', '讀取中'],
  unreadable: ['无法读取', 'Unreadable', '無法讀取'],
  preview: ['待确认', 'To confirm', '待確認'],
  running: ['写入中', 'Running', '寫入中'],
  done: ['已完成', 'Done', '已完成'],
  failed: ['失败', 'Failed', '失敗'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
}

/** What an import of tables shows: its file, its state, and what it will do or did. Areas add what theirs has besides. */
export const ImportView = z.object({
  id: Id,
  fileName: z.string(),
  state: z.enum(importStates),
  /** Why it could not be read or carried out, or which columns were left out. */
  problem: z.string(),
  total: z.number().int(),
  toAdd: z.number().int(),
  toChange: z.number().int(),
  unchanged: z.number().int(),
  wrong: z.number().int(),
  skipsWrong: z.boolean(),
  by: z.string(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
})

/** One line of an import with what it will do, or what is wrong with it. */
export const importLineOf = <Action extends z.ZodType>(action: Action) =>
  z.object({
    position: z.number().int(),
    /** The table, where an import has several. */
    part: z.string(),
    /** None where the file does not name what changes. */
    line: z.number().int().nullable(),
    action,
    name: z.string(),
    changes: z.array(z.string()),
    problems: z.array(z.object({ field: z.string(), text: z.string() })),
  })

/** How a table is uploaded; areas say which kinds of files they read. */
export const tableUpload = { field: 'file', maxBytes: 20 * 1024 * 1024, maxCount: 1, isEncrypted: true } as const
