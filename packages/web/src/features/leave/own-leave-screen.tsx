import { ownLeave } from '@campus/contract/leave/leave-requests.ts'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import { useWide } from '../../chrome/use-wide.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import { Beside } from '../../parts/beside/beside.tsx'
import { useFirst } from '../../parts/beside/use-first.ts'
import { EndlessList } from '../../parts/list/endless-list.tsx'
import { usePages } from '../../parts/list/use-pages.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { messagesPaths } from '../../paths/messages.ts'
import { useWords } from '../../words/words.ts'
import { LeaveRow } from './leave-row.tsx'
import { OwnRequest } from './own-request.tsx'
import { ownLeaveWords } from './own-words.ts'

/** On a phone a request opens by itself; where there is room it opens beside the list. */
export default function OwnLeaveScreen() {
  const words = useWords(ownLeaveWords)
  const isWide = useWide()
  const { id } = useQueryOf(messagesPaths.ownLeave)
  const pages = usePages(keyOf(ownLeave, {}), (pageNum, signal) => send(ownLeave, { pageNum }, { signal }))
  const first = useFirst(pages.data?.[0]?.id)
  const shownId = isWide ? (id ?? first) : undefined
  const askNow = (
    <PathLink to={messagesPaths.askLeave} className="leave-ask">
      {words.ask}
    </PathLink>
  )
  return (
    <Beside detail={shownId && <OwnRequest id={shownId} key={shownId} />}>
      {pages.data && pages.data.length > 0 && <div className="leave-tools">{askNow}</div>}
      <EndlessList label={words.list} pages={pages} keyOfRow={(row) => row.id} empty={<Empty says={words.none} action={askNow} />}>
        {(request) => (
          <PathLink
            to={isWide ? messagesPaths.ownLeave : messagesPaths.leaveRequest}
            query={{ id: request.id }}
            replaces={isWide}
            isCurrent={request.id === shownId}
            className="leave-link"
          >
            <LeaveRow request={request} />
          </PathLink>
        )}
      </EndlessList>
    </Beside>
  )
}
