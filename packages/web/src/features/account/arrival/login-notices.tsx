import { loginNotices, readLoginNotice } from '@campus/contract/account/notices.ts'
import { send } from '../../../api/send.ts'
import { Dialog } from '../../../feedback/kit-dialog.ts'
import { sayNow } from '../../../words/words.ts'
import './login-notices.css'
import { arrivalWords } from './words.ts'

/** One after the other, what this person has not read yet; reading is recorded when they close it. */
export const showLoginNotices = async (schoolId: string): Promise<void> => {
  const unread = await send(loginNotices, { schoolId }, { withToken: true, background: true })
  for (const { id, title, body } of unread) {
    await Dialog.alert({
      title,
      content: <p className="login-notice-text">{body}</p>,
      confirmText: sayNow(arrivalWords.understood),
    })
    await send(readLoginNotice, { noticeId: id }, { background: true })
  }
}
