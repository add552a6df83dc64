import type { Phrase } from '@campus/contract/language.ts'
import { type Ctx, inTransaction } from '../../../context/context.ts'
import type { Attempt } from '../../../platform/jobs.ts'
import { later } from '../../../platform/time/clock.ts'
import { record } from '../../audit/audit.service.ts'
import { dropBlobLater } from '../../files/unused-blob.service.ts'
import { findImport, listAtWork, lockImport, updateState } from './import.repository.ts'
import { pushImport } from './import-view.ts'
import { forgetGiven } from './lines/import-line.repository.ts'

const broken: Phrase = [
  '系统出错，导入无法继续，没有导入任何内容。请稍后重新上传；如果再次出现，请联系系统管理员。',
  'Something went wrong and the import stopped. Nothing was imported. Upload the file again later, and contact your administrator if it happens again.',
  '系統出錯，匯入無法繼續，沒有匯入任何內容。請稍後重新上傳；如果再次出現，請聯絡系統管理員。',
]

/** Ends an import that is still at work; one that came to its end meanwhile stays as it is. */
const end = async (ctx: Ctx, id: string) => {
  const known = await findImport(ctx.sql, id)
  if (!known) return
  await inTransaction(ctx, async (ctx) => {
    const found = await lockImport(ctx.sql, known.school_id, id)
    if (found?.state !== 'reading' && found?.state !== 'running') return
    await updateState(ctx.sql, id, { state: 'failed', processed: 0, problem: broken, finishedAt: ctx.now() })
    await forgetGiven(ctx.sql, id)
    if (found.blob_key !== null) await dropBlobLater(ctx, found.blob_key)
    const about = { schoolId: known.school_id, actorId: known.created_by, subjectKind: 'person_import', subjectId: id }
    await record(ctx, { ...about, action: 'people.import_failed' })
    await pushImport(ctx.sql, id)
  })
}

/** Does a part of an import. When its last try fails, the import ends with a reason that people read; the cause is logged with the job. */
export const endIfLast = async (
  ctx: Ctx,
  id: string,
  { isLast }: Attempt,
  work: (ctx: Ctx, id: string) => Promise<void>,
): Promise<void> => {
  try {
    await work(ctx, id)
  } catch (error) {
    if (isLast) await end(ctx, id)
    throw error
  }
}

/** A process that was killed in its last try could not say so: what is at work for an hour and has no job any more ends as well. */
export const endStuckImports = async (ctx: Ctx): Promise<void> => {
  for (const { id } of await listAtWork(ctx.sql, later(ctx.now(), -3600))) await end(ctx, id)
}
