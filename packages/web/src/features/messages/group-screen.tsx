import { categoryNames, MessageCategory } from '@campus/contract/messages/categories.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { MasterDetail } from '@campus/ui/master-detail/master-detail.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CheckOutline } from 'antd-mobile-icons'
import { useWide } from '../../layout/use-wide.ts'
import { redirect } from '../../navigation/navigator.ts'
import { useScreenTitle } from '../../navigation/screen-title.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import './find-screen.css'
import { GroupMessages } from './group-messages.tsx'
import { MessageDetail } from './message-detail.tsx'
import { useInbox } from './use-inbox.ts'
import { messageWords } from './words.ts'

export default function GroupScreen() {
  const words = useWords(messageWords)
  const say = useSay()
  const isWide = useWide()
  const inbox = useInbox()
  const query = useQueryOf(messagesPaths.group)
  const group = MessageCategory.catch('announcement').parse(query.group)
  useScreenTitle(say(categoryNames[group]))
  const close = () => void redirect(messagesPaths.group, { group })
  return (
    <MasterDetail detail={isWide && <MessageDetail id={query.id} onRemoved={close} />}>
      <div className="group-tools">
        <Button size="small" loading={inbox.isMarkingAll} onClick={() => void inbox.markAll(group).catch(() => undefined)}>
          <CheckOutline aria-hidden="true" /> {words.allRead}
        </Button>
      </div>
      <GroupMessages
        key={group}
        group={group}
        opensDetail={isWide}
        shownId={query.id}
        onRemoved={(id) => {
          if (id === query.id) close()
        }}
      />
    </MasterDetail>
  )
}
