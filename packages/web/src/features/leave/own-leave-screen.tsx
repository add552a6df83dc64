import { ownLeave } from '@campus/contract/leave/leave-requests.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import { useWide } from '../../layout/use-wide.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { RowsWithDetail } from '../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../navigation/use-query-of.ts'
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
    <RowsWithDetail
      isWide={useWide()}
      label={words.list}
      pages={pages}
      empty={<Empty t={words.none} action={askNow} />}
      tools={pages.data && pages.data.length > 0 && <div className="leave-tools">{askNow}</div>}
      path={messagesPaths.ownLeave}
      onePath={messagesPaths.leaveRequest}
      chosen={id}
      View={OwnRequest}
    >
      {(request) => <LeaveRow request={request} />}
    </RowsWithDetail>
  )
}
