import { leaveToDecide } from '@campus/contract/leave/leave-requests.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../api/send.ts'
import { keyOf } from '../../api/use-read.ts'
import { useWide } from '../../chrome/use-wide.ts'
import { useUnreadNews } from '../../domain/news/use-unread-news.ts'
import { redirect } from '../../navigation/navigator.ts'
import { useQueryOf } from '../../navigation/use-query-of.ts'
import { RowsBeside } from '../../parts/beside/rows-beside.tsx'
import { messagesPaths } from '../../paths/messages.ts'
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
      <Empty says={words.nonePending} action={<Button onClick={() => void show('decided')}>{words.showDecided}</Button>} />
    ) : (
      <Empty says={words.noneDecided} action={<Button onClick={() => void show('pending')}>{words.showPending}</Button>} />
    )
  return (
    <RowsBeside
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
    </RowsBeside>
  )
}

export default function DecisionsScreen() {
  const { state, id } = useQueryOf(messagesPaths.leaveDecisions)
  const shown = state === 'decided' ? 'decided' : 'pending'
  return <Decisions key={shown} state={shown} id={id} />
}
