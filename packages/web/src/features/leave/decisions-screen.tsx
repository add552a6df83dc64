import { leaveToDecide } from '@campus/contract/leave/leave-requests.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import { useUnreadNews } from '../../domain/news/use-unread-news.ts'
import { useWide } from '../../layout/use-wide.ts'
import { redirect } from '../../navigation/navigator.ts'
import { RowsWithDetail } from '../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import { Decision } from './decision.tsx'
import { decisionWords } from './decision-words.ts'
import { LeaveRow } from './leave-row.tsx'

type State = 'pending' | 'decided'

const filterOf = (state: State) => ({ state: state === 'decided' ? state : undefined })
const show = (state: State) => redirect(messagesPaths.leaveDecisions, filterOf(state))

function Decisions({ state, id }: { readonly state: State; readonly id: string | undefined }) {
  const words = useWords(decisionWords)
  const pages = usePages(keyOf(leaveToDecide, { state }), (pageNum, signal) => send(leaveToDecide, { state, pageNum }, { signal }))
  useUnreadNews(() => void pages.refetch())
  const options = [
    ['pending', words.pending],
    ['decided', words.decided],
  ] as const
  const empty =
    state === 'pending' ? (
      <Empty t={words.nonePending} action={<Button onClick={() => void show('decided')}>{words.showDecided}</Button>} />
    ) : (
      <Empty t={words.noneDecided} action={<Button onClick={() => void show('pending')}>{words.showPending}</Button>} />
    )
  return (
    <RowsWithDetail
      isWide={useWide()}
      label={words.list}
      pages={pages}
      empty={empty}
      tools={<Choice label={words.states} options={options} value={state} onChoose={(chosen) => void show(chosen)} look="tabs" />}
      path={messagesPaths.leaveDecisions}
      filter={filterOf(state)}
      onePath={messagesPaths.leaveDecision}
      chosen={id}
      View={Decision}
    >
      {(request) => <LeaveRow request={request} of={words.of(request.person.name)} />}
    </RowsWithDetail>
  )
}

export default function DecisionsScreen() {
  const { state, id } = useQueryOf(messagesPaths.leaveDecisions)
  const shown = state === 'decided' ? 'decided' : 'pending'
  return <Decisions key={shown} state={shown} id={id} />
}
