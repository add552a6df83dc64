import { leaveToDecide } from '@campus/contract/leave/leave-requests.ts'
import { Button } from 'antd-mobile'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import { useWide } from '../../chrome/use-wide.ts'
import { redirect } from '../../navigation/navigator.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import { Beside } from '../../parts/beside/beside.tsx'
import { useFirst } from '../../parts/beside/use-first.ts'
import { Choice } from '../../parts/choice/choice.tsx'
import { EndlessList } from '../../parts/list/endless-list.tsx'
import { usePages } from '../../parts/list/use-pages.ts'
import { useUnreadNews } from '../../parts/news/use-unread-news.ts'
import { Empty } from '../../parts/states/empty.tsx'
import { messagesPaths } from '../../paths/messages.ts'
import { useWords } from '../../words/words.ts'
import { Decision } from './decision.tsx'
import { decisionWords } from './decision-words.ts'
import { LeaveRow } from './leave-row.tsx'

type State = 'pending' | 'decided'

const show = (state: State) => redirect(messagesPaths.leaveDecisions, { state: state === 'decided' ? state : undefined })

function Decisions({ state, id }: { readonly state: State; readonly id: string | undefined }) {
  const words = useWords(decisionWords)
  const isWide = useWide()
  const pages = usePages(keyOf(leaveToDecide, { state }), (pageNum, signal) => send(leaveToDecide, { state, pageNum }, { signal }))
  useUnreadNews(() => void pages.refetch())
  const first = useFirst(pages.data?.[0]?.id)
  const shownId = isWide ? (id ?? first) : undefined
  const options = [
    ['pending', words.pending],
    ['decided', words.decided],
  ] as const
  const empty =
    state === 'pending' ? (
      <Empty says={words.nonePending} action={<Button onClick={() => void show('decided')}>{words.showDecided}</Button>} />
    ) : (
      <Empty says={words.noneDecided} action={<Button onClick={() => void show('pending')}>{words.showPending}</Button>} />
    )
  return (
    <Beside detail={shownId && <Decision id={shownId} key={shownId} />}>
      <Choice label={words.states} options={options} value={state} onChoose={(chosen) => void show(chosen)} look="tabs" />
      <EndlessList label={words.list} pages={pages} keyOfRow={(row) => row.id} empty={empty}>
        {(request) => (
          <PathLink
            to={isWide ? messagesPaths.leaveDecisions : messagesPaths.leaveDecision}
            query={isWide ? { id: request.id, state: state === 'decided' ? state : undefined } : { id: request.id }}
            replaces={isWide}
            isCurrent={request.id === shownId}
            className="leave-link"
          >
            <LeaveRow request={request} of={words.of(request.person.name)} />
          </PathLink>
        )}
      </EndlessList>
    </Beside>
  )
}

export default function DecisionsScreen() {
  const { state, id } = useQueryOf(messagesPaths.leaveDecisions)
  const shown = state === 'decided' ? 'decided' : 'pending'
  return <Decisions key={shown} state={shown} id={id} />
}
