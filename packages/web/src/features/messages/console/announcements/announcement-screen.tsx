import { announcement } from '@campus/contract/messages/announcements.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { redirect } from '../../../../navigation/navigator.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import type { Announcement } from './announcement-state.tsx'
import { AnnouncementView } from './announcement-view.tsx'
import { announcementWords } from './words.ts'

const whileGoingOut = 1000

const isOnItsWay = ({ state }: Announcement) => state !== 'draft'

export default function AnnouncementScreen() {
  const words = useWords(announcementWords)
  const language = useLanguage()
  const { id } = useQueryOf(consolePaths.announcement)
  const [copied, setCopied] = useState<Announcement>()
  const [isGoingOut, setIsGoingOut] = useState(false)
  const refetchInterval = isGoingOut && whileGoingOut
  const read = useRead(announcement, { id: id ?? '' }, { enabled: id !== undefined, background: true, staleTime: 0, refetchInterval })
  const shown = read.data
  // Its messages are written after the answer: whom it reached is known a moment later.
  if ((shown?.state === 'publishing') !== isGoingOut) setIsGoingOut(!isGoingOut)
  const title = shown && ({ zh_CN: shown.title, en_US: shown.titleEn, zh_TW: shown.titleTw }[language] || shown.title)

  const openAgain = (id: string) => {
    setCopied(undefined)
    void redirect(consolePaths.announcement, { id })
  }
  const copy = (from: Announcement) => {
    setCopied(from)
    void redirect(consolePaths.announcement)
  }

  return (
    <ConsoleFrame screen={consolePaths.announcement} title={id === undefined ? words.newOne : title}>
      {id === undefined ? (
        <AnnouncementForm key={copied?.id} start={copied} id={undefined} onSaved={openAgain} />
      ) : (
        <QueryView read={read}>
          {(shown) =>
            isOnItsWay(shown) ? (
              <AnnouncementView shown={shown} onCopy={() => copy(shown)} />
            ) : (
              <AnnouncementForm key={shown.id} start={shown} id={shown.id} onSaved={openAgain} />
            )
          }
        </QueryView>
      )}
    </ConsoleFrame>
  )
}
