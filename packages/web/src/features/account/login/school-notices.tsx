import { loginNotices } from '@campus/contract/account/notices.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { SoundOutline } from 'antd-mobile-icons'
import { useRead } from '../../../api/use-read.ts'
import { loginWords } from './words.ts'
import './school-notices.css'

/** What everybody should know before they log in. Without an answer the page is complete all the same. */
export function SchoolNotices({ schoolId }: { readonly schoolId: string }) {
  const words = useWords(loginWords)
  const { data: notices = [] } = useRead(loginNotices, { schoolId }, { background: true })
  if (notices.length === 0) return null
  return (
    <section className="login-notices" aria-label={words.notices}>
      {notices.map(({ id, title, body }) => (
        <details key={id}>
          <summary>
            <SoundOutline aria-hidden /> {title}
          </summary>
          <p>{body}</p>
        </details>
      ))}
    </section>
  )
}
