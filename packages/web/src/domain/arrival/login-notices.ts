import { loginNotices, readLoginNotice } from '@campus/contract/account/notices.ts'
import { notify } from '@campus/ui/feedback/ask.ts'
import { sayNow } from '@campus/ui/words/words.ts'
import { send } from '../../api/send.ts'
import { arrivalWords } from './words.ts'

/** One after the other, what this person has not read yet; reading is recorded when they close it. */
export const showLoginNotices = async (schoolId: string): Promise<void> => {
  const unread = await send(loginNotices, { schoolId }, { withToken: true, background: true })
  for (const { id, title, body } of unread) {
    await notify({ title, text: body, confirm: sayNow(arrivalWords.understood) })
    await send(readLoginNotice, { noticeId: id }, { background: true })
  }
}
