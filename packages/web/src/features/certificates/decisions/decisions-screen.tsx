import { applicationsToDecide } from '@campus/contract/certificates/decisions.ts'
import { Id } from '@campus/contract/fields.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { MasterDetail } from '@campus/ui/master-detail/master-detail.tsx'
import { useFirst } from '@campus/ui/master-detail/use-first.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { DecideForm } from './decide-form.tsx'
import { DecisionRow, type ToDecide } from './decision-row.tsx'
import { DecisionView } from './decision-view.tsx'
import './decisions.css'
import { decideWords, decisionWords } from './words.ts'

type State = 'pending' | 'decided'

const show = (state: State) => redirect(certificatesPaths.decisions, { state: state === 'decided' ? state : undefined })
const batchSize = 100

interface ManyProps {
  readonly listed: readonly ToDecide[]
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

/** Many at once, with one reason for all of them. */
function Many({ listed, chosen, onChoose }: ManyProps) {
  const words = useWords(decideWords)
  if (chosen.length === 0) return null
  const all = listed.map(({ id }) => id).slice(0, batchSize)
  return (
    <section className="decision-many" aria-label={words.selected(chosen.length)}>
      <div className="decision-many-head">
        <span role="status">{words.selected(chosen.length)}</span>
        <span className="page-buttons">
          <Button size="small" onClick={() => onChoose(all)}>
            {words.selectAll}
          </Button>
          <Button size="small" onClick={() => onChoose([])}>
            {words.clear}
          </Button>
        </span>
      </div>
      <DecideForm ids={chosen} onDone={() => onChoose([])} />
    </section>
  )
}

function Decisions({ state, id }: { readonly state: State; readonly id: string | undefined }) {
  const words = useWords(decisionWords)
  const isWide = useWide()
  const [typed, setTyped] = useState('')
  const wanted = useDebounced(typed.trim()) || undefined
  const [overdue, setOverdue] = useState(0)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const asked = { state, words: wanted }
  const pages = usePages(keyOf(applicationsToDecide, asked), async (pageNum, signal) => {
    const page = await send(applicationsToDecide, { ...asked, pageNum }, { signal })
    setOverdue(page.overdue)
    return page
  })
  useUnreadNews(() => void pages.refetch())
  const first = useFirst(pages)
  const shownId = isWide ? (id ?? first) : undefined
  const turn = (one: string) => setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  const other = state === 'pending' ? 'decided' : 'pending'
  const noneOfState = state === 'pending' ? words.nonePending : words.noneDecided
  const toOther = <Button onClick={() => void show(other)}>{other === 'decided' ? words.showDecided : words.showPending}</Button>
  const options = [
    ['pending', words.pending],
    ['decided', words.decided],
  ] as const
  return (
    <MasterDetail detail={shownId && <DecisionView id={shownId} key={shownId} isReadOnly={chosen.length > 0} />}>
      <Choice label={words.states} options={options} value={state} onChoose={(chosen) => void show(chosen)} look="tabs" />
      <div className="decision-tools">
        <SearchBox label={words.search} value={typed} onChange={setTyped} />
        {state === 'pending' && overdue > 0 && (
          <p className="decision-overdue" role="status">
            {words.overdueCount(overdue)}
          </p>
        )}
      </div>
      <EndlessList
        label={words.list}
        pages={pages}
        keyOfRow={(row) => row.id}
        empty={<Empty t={wanted ? words.noneFound : noneOfState} action={toOther} />}
      >
        {(row) => (
          <div className="decision-row">
            {state === 'pending' && (
              <input
                type="checkbox"
                aria-label={words.select(row.applicant.name)}
                checked={chosen.includes(row.id)}
                onChange={() => turn(row.id)}
              />
            )}
            <PathLink
              to={isWide ? certificatesPaths.decisions : certificatesPaths.decision}
              query={isWide ? { id: row.id, state: state === 'decided' ? state : undefined } : { id: row.id }}
              replaces={isWide}
              isCurrent={row.id === shownId}
              className="decision-link"
            >
              <DecisionRow row={row} />
            </PathLink>
          </div>
        )}
      </EndlessList>
      <Many listed={pages.data ?? []} chosen={chosen} onChoose={setChosen} />
    </MasterDetail>
  )
}

export default function DecisionsScreen() {
  const query = useQueryOf(certificatesPaths.decisions)
  const state = query.state === 'decided' ? 'decided' : 'pending'
  return <Decisions key={state} state={state} id={Id.safeParse(query.id).data} />
}
