import { ownLeave } from '@campus/contract/leave/leave-requests.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import { useWide } from '../../chrome/use-wide.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import { RowsBeside } from '../../parts/beside/rows-beside.tsx'
import { messagesPaths } from '../../paths/messages.ts'
import { LeaveRow } from './leave-row.tsx'
import { OwnRequest } from './own-request.tsx'
import { ownLeaveWords } from './own-words.ts'

export default function OwnLeaveScreen() {
  const words = useWords(ownLeaveWords)
  const { id } = useQueryOf(messagesPaths.ownLeave)
  const pages = usePages(keyOf(ownLeave, {}), (pageNum, signal) => send(ownLeave, { pageNum }, { signal }))
  const askNow = (
    <PathLink to={messagesPaths.askLeave} className="leave-ask">
      {words.ask}
    </PathLink>
  )
  return (
    <RowsBeside
      isWide={useWide()}
      label={words.list}
      pages={pages}
      empty={<Empty says={words.none} action={askNow} />}
      tools={pages.data && pages.data.length > 0 && <div className="leave-tools">{askNow}</div>}
      path={messagesPaths.ownLeave}
      onePath={messagesPaths.leaveRequest}
      chosen={id}
      View={OwnRequest}
    >
      {(request) => <LeaveRow request={request} />}
    </RowsBeside>
  )
}
