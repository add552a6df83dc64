import { ApplicationState, applicationStateNames } from '@campus/contract/certificates/application-states.ts'
import { applications } from '@campus/contract/certificates/applications.ts'
import { DocumentWay, wayNames } from '@campus/contract/documents/template-choices.ts'
import { Id } from '@campus/contract/fields.ts'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { ApplicationView } from '../application/application-view.tsx'
import { ApplicationRow } from './application-row.tsx'
import { historyWords } from './words.ts'

interface Filter {
  readonly state?: ApplicationState | undefined
  readonly way?: DocumentWay | undefined
}

interface FiltersProps {
  readonly filter: Filter
  readonly words: string
  readonly onType: (words: string) => void
}

/** The states that people look for; an address may name any other. */
const maxWanted: readonly ApplicationState[] = ['pending_approval', 'pending_payment', 'normal', 'rejected', 'expired']

const show = (filter: Filter) => void redirect(certificatesPaths.applications, filter)

function Filters({ filter, words: typed, onType }: FiltersProps) {
  const words = useWords(historyWords)
  const say = useSay()
  const states = [...new Set([...maxWanted, ...(filter.state ? [filter.state] : [])])].map(
    (state) => [state, say(applicationStateNames[state])] as const,
  )
  const ways = DocumentWay.options.map((way) => [way, say(wayNames[way])] as const)
  return (
    <div className="beside-filters">
      <SearchBox label={words.search} value={typed} onChange={onType} />
      <Choice
        label={words.way}
        look="tabs"
        options={[['', words.allWays], ...ways]}
        value={filter.way ?? ''}
        onChoose={(way) => show({ ...filter, way: way === '' ? undefined : way })}
      />
      <Choice
        label={words.state}
        look="filters"
        options={[['', words.all], ...states]}
        value={filter.state ?? ''}
        onChoose={(state) => show({ ...filter, state: state === '' ? undefined : state })}
      />
    </div>
  )
}

export default function ApplicationsScreen() {
  const words = useWords(historyWords)
  const query = useQueryOf(certificatesPaths.applications)
  const filter = { state: ApplicationState.safeParse(query.state).data, way: DocumentWay.safeParse(query.way).data }
  const [typed, setTyped] = useState('')
  const wanted = useDebounced(typed.trim()) || undefined
  const asked = { ...filter, words: wanted }
  const pages = usePages(keyOf(applications, asked), (pageNum, signal) => send(applications, { ...asked, pageNum }, { signal }))
  useUnreadNews(() => void pages.refetch())
  const isNarrowed = Boolean(filter.state || filter.way || wanted)
  const clear = () => {
    setTyped('')
    show({})
  }
  const empty = isNarrowed ? (
    <NoneLikeThat t={words.noneLikeThat} onShowAll={clear} />
  ) : (
    <Empty
      t={words.none}
      action={
        <Button color="primary" onClick={() => void open(documentsPaths.certificates)}>
          {words.apply}
        </Button>
      }
    />
  )
  const hasFilters = isNarrowed || typed !== '' || (pages.total ?? 0) > 0
  return (
    <RowsWithDetail
      isWide={useWide()}
      label={words.list}
      pages={pages}
      empty={empty}
      tools={hasFilters && <Filters filter={filter} words={typed} onType={setTyped} />}
      path={certificatesPaths.applications}
      filter={filter}
      onePath={certificatesPaths.application}
      chosen={Id.safeParse(query.id).data}
      View={ApplicationView}
    >
      {(row) => <ApplicationRow row={row} />}
    </RowsWithDetail>
  )
}
