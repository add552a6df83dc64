import type { consolePaths } from '@campus/contract/paths/console.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { PageRead } from '@campus/ui/table/page-read.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import type { Addressed } from '../../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../../console/frame/list-screen.tsx'
import { type RequestStateName, RequestStates } from './request-states.tsx'
import { requestWords } from './words.ts'

interface Request {
  readonly id: string
  readonly person: { readonly name: string }
  readonly createdAt: string
}

interface RequestsPageProps<Row, State> {
  readonly source: 'corrections' | 'deletions'
  readonly screen: Path
  readonly lead: string
  readonly states: readonly State[]
  readonly state: State
  readonly addressed: Addressed<typeof consolePaths.corrections>
  readonly onState: (state: State) => void
  readonly page: PageRead<Row>
  /** What the page is narrowed by. */
  readonly filter: object
  /** The second line of a request in the list. */
  readonly about: (row: Row) => string
  readonly renderDetail: (row: Row) => ReactNode
}

/** What people ask the school for, by state, with the chosen request beside its list. */
export function RequestsPage<Row extends Request, State extends RequestStateName>({
  source,
  screen,
  lead,
  states,
  state,
  addressed,
  onState,
  page,
  filter,
  about,
  renderDetail,
}: RequestsPageProps<Row, State>) {
  const words = useWords(requestWords)
  const chosen = addressed.query.id
  const shown = page.data?.rows.find(({ id }) => id === chosen)
  return (
    <ListScreen
      screen={screen}
      lead={lead}
      actions={<ExportButton source={source} filter={{ ...filter }} />}
      addressed={addressed}
      filters={
        <Filters>
          <RequestStates states={states} value={state} onChoose={onState} />
          <SearchFilter of={addressed} label={words.search} />
          <DaysFilter of={addressed} />
        </Filters>
      }
      read={page}
      empty={<Empty t={state === 'pending' && Object.keys(filter).length === 1 ? words.noneWaiting : words.none} />}
      hint={chosen && page.data ? words.gone : words.choose}
      waits={() => state === 'pending'}
      hasVerdictKeys
      detail={shown ? renderDetail(shown) : null}
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
    </ListScreen>
  )
}
