import { loginNotices, readLoginNotice } from '@campus/contract/account/notices.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { SoundOutline } from 'antd-mobile-icons'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { useSession } from '../../session/use-session.ts'
import './notice-banner.css'
import { homeWords } from './words.ts'

/** What the school has to say these days, one notice at a time, until it is marked as read. */
export function NoticeBanner() {
  const words = useWords(homeWords)
  const schoolId = useSession('user')?.schoolId ?? ''
  const { data = [] } = useRead(loginNotices, { schoolId }, { enabled: schoolId !== '', withToken: true, background: true })
  const { act, isActing } = useAction(readLoginNotice, { changes: [loginNotices] })
  const [notice, ...others] = data
  if (!notice) return null
  return (
    <section className="notice-banner" aria-label={words.notices}>
      <SoundOutline className="notice-banner-sign" aria-hidden="true" />
      <div className="notice-banner-text">
        <h2>{notice.title}</h2>
        <p>{notice.body}</p>
        <footer>
          {others.length > 0 && <small>{words.moreNotices(others.length)}</small>}
          <Button size="small" loading={isActing} onClick={() => void act({ noticeId: notice.id }).catch(() => undefined)}>
            {words.understood}
          </Button>
        </footer>
      </div>
    </section>
  )
}
