import type { ReactNode } from 'react'
import { Empty } from '../../../parts/states/empty.tsx'
import type { PageRead } from '../../../parts/table/page-read.ts'
import { Time } from '../../../parts/time/time.tsx'
import { useWords } from '../../../words/words.ts'
import type { useAddressed } from '../filters/use-addressed.ts'
import { ConsoleFrame } from '../frame/console-frame.tsx'
import { ChoosableList } from '../look/choosable-list.tsx'
import { ListBeside } from '../look/list-beside.tsx'
import { type RequestStateName, RequestStates } from './request-states.tsx'
import { requestWords } from './words.ts'

interface Request {
  readonly id: string
  readonly person: { readonly name: string }
  readonly createdAt: string
}

interface RequestsPageProps<Row, State> {
  readonly screen: 'corrections' | 'deletions'
  readonly lead: string
  readonly states: readonly State[]
  readonly state: State
  readonly addressed: Pick<ReturnType<typeof useAddressed>, 'place' | 'move' | 'choose'>
  readonly chosen: string | undefined
  readonly onState: (state: State) => void
  readonly page: PageRead<Row>
  /** The second line of a request in the list. */
  readonly about: (row: Row) => string
  readonly renderDetail: (row: Row) => ReactNode
}

/** What people ask the school for, by state, with the chosen request beside its list. */
export function RequestsPage<Row extends Request, State extends RequestStateName>({
  screen,
  lead,
  states,
  state,
  addressed: { place, move, choose },
  chosen,
  onState,
  page,
  about,
  renderDetail,
}: RequestsPageProps<Row, State>) {
  const words = useWords(requestWords)
  const shown = page.data?.rows.find(({ id }) => id === chosen)
  const list = (
    <>
      <RequestStates states={states} value={state} onChoose={onState} />
      <ChoosableList
        label={lead}
        read={page}
        chosen={chosen}
        onChoose={choose}
        place={place}
        onMove={move}
        empty={<Empty says={state === 'pending' ? words.noneWaiting : words.none} />}
      >
        {(row) => (
          <>
            <span className="choosable-head">
              {row.person.name}
              <small>
                <Time at={row.createdAt} />
              </small>
            </span>
            <small>{about(row)}</small>
          </>
        )}
      </ChoosableList>
    </>
  )
  return (
    <ConsoleFrame screen={screen} lead={lead}>
      {page.data?.total === 0 ? (
        list
      ) : (
        <ListBeside list={list} hint={chosen && page.data ? words.gone : words.choose} detail={shown ? renderDetail(shown) : null} />
      )}
    </ConsoleFrame>
  )
}
