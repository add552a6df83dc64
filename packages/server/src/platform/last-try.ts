import type { Phrase } from '@campus/contract/language.ts'
import type { Attempt } from './jobs.ts'

/** What people read of an import that could not be carried on. */
export const brokenImport: Phrase = [
  '系统出错，导入无法继续，没有导入任何内容。请稍后重新上传；如果再次出现，请联系系统管理员。',
  'Something went wrong and the import stopped. Nothing was imported. Upload the file again later, and contact your administrator if it happens again.',
  '系統出錯，匯入無法繼續，沒有匯入任何內容。請稍後重新上傳；如果再次出現，請聯絡系統管理員。',
]

/** When the last try of a job fails, its work ends in a way that people can see; the cause is logged with the job. */
export const endAfterLastTry = async ({ isLast }: Attempt, work: () => Promise<void>, end: () => Promise<unknown>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (isLast) await end()
    throw error
  }
}
