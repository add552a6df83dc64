import type { Phrase } from '@campus/contract/language.ts'
import type { Ctx } from '../../../context/context.ts'
import type { Attempt } from '../../../platform/jobs.ts'
import { later } from '../../../platform/time/clock.ts'
import { listAtWork, listOldPreviews } from './import.repository.ts'
import { endImport } from './import-work.service.ts'
import { deleteOldLines } from './lines/import-line.repository.ts'

const broken: Phrase = [
  '系统出错，导入无法继续，没有导入任何内容。请稍后重新上传；如果再次出现，请联系系统管理员。',
  'Something went wrong and the import stopped. Nothing was imported. Upload the file again later, and contact your administrator if it happens again.',
  '系統出錯，匯入無法繼續，沒有匯入任何內容。請稍後重新上傳；如果再次出現，請聯絡系統管理員。',
]

/** When the last try fails, the import ends with a reason that people read; the cause is logged with the job. */
export const endIfLast = async (
  ctx: Ctx,
  id: string,
  { isLast }: Attempt,
  work: (ctx: Ctx, id: string) => Promise<void>,
): Promise<void> => {
  try {
    await work(ctx, id)
  } catch (error) {
    if (isLast) await endImport(ctx, id, { state: 'failed', problem: broken })
    throw error
  }
}

const [stuckSeconds, previewSeconds, keptSeconds] = [3600, 7 * 24 * 3600, 180 * 24 * 3600]

/** Ends what a killed process left, drops previews that nobody came back to, and forgets the lines of old imports. */
export const sweepImports = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await listAtWork(ctx.sql, later(ctx.now(), -stuckSeconds)))
    await endImport(ctx, id, { state: 'failed', problem: broken })
  for (const { id } of await listOldPreviews(ctx.sql, later(ctx.now(), -previewSeconds))) await endImport(ctx, id, { state: 'cancelled' })
  await deleteOldLines(ctx.sql, later(ctx.now(), -keptSeconds))
}
