import { ApplicationState, applicationStateNames } from '@campus/contract/certificates/application-states.ts'
import { applications } from '@campus/contract/certificates/applications.ts'
import { DocumentWay, wayNames } from '@campus/contract/documents/template-choices.ts'
import { Id } from '@campus/contract/fields.ts'
import { Button } from 'antd-mobile'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useWide } from '../../../chrome/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { Beside } from '../../../parts/beside/beside.tsx'
import { useFirst } from '../../../parts/beside/use-first.ts'
import { Choice } from '../../../parts/choice/choice.tsx'
import { EndlessList } from '../../../parts/list/endless-list.tsx'
import { usePages } from '../../../parts/list/use-pages.ts'
import { useUnreadNews } from '../../../parts/news/use-unread-news.ts'
import { SearchBox } from '../../../parts/search/search-box.tsx'
import { useSettled } from '../../../parts/search/use-settled.ts'
import { Empty } from '../../../parts/states/empty.tsx'
import { certificatesPaths } from '../../../paths/certificates.ts'
import { documentsPaths } from '../../../paths/documents.ts'
import { useSay, useWords } from '../../../words/words.ts'
import { ApplicationView } from '../application/application-view.tsx'
import { ApplicationRow } from './application-row.tsx'
import './history.css'
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
const mostWanted: readonly ApplicationState[] = ['pending_approval', 'pending_payment', 'normal', 'rejected', 'expired']

const show = (filter: Filter) => void redirect(certificatesPaths.applications, filter)

function Filters({ filter, words: typed, onType }: FiltersProps) {
  const words = useWords(historyWords)
  const say = useSay()
  const states = [...new Set([...mostWanted, ...(filter.state ? [filter.state] : [])])].map(
    (state) => [state, say(applicationStateNames[state])] as const,
  )
  const ways = DocumentWay.options.map((way) => [way, say(wayNames[way])] as const)
  return (
    <div className="history-filters">
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
        look="chips"
        options={[['', words.all], ...states]}
        value={filter.state ?? ''}
        onChoose={(state) => show({ ...filter, state: state === '' ? undefined : state })}
      />
    </div>
  )
}

/** On a phone an application opens by itself; where there is room it opens beside the list. */
export default function ApplicationsScreen() {
  const words = useWords(historyWords)
  const isWide = useWide()
  const query = useQueryOf(certificatesPaths.applications)
  const filter = { state: ApplicationState.safeParse(query.state).data, way: DocumentWay.safeParse(query.way).data }
  const [typed, setTyped] = useState('')
  const wanted = useSettled(typed.trim()) || undefined
  const asked = { ...filter, words: wanted }
  const pages = usePages(keyOf(applications, asked), (pageNum, signal) => send(applications, { ...asked, pageNum }, { signal }))
  useUnreadNews(() => void pages.refetch())
  const first = useFirst(pages.data?.[0]?.id)
  const shownId = isWide ? (Id.safeParse(query.id).data ?? first) : undefined
  const isNarrowed = Boolean(filter.state || filter.way || wanted)
  const clear = () => {
    setTyped('')
    show({})
  }
  const empty = isNarrowed ? (
    <Empty says={words.noneLikeThat} action={<Button onClick={clear}>{words.showAll}</Button>} />
  ) : (
    <Empty
      says={words.none}
      action={
        <Button color="primary" onClick={() => void open(documentsPaths.certificates)}>
          {words.apply}
        </Button>
      }
    />
  )
  return (
    <Beside detail={shownId && <ApplicationView key={shownId} id={shownId} />}>
      {(isNarrowed || typed !== '' || (pages.total ?? 0) > 0) && <Filters filter={filter} words={typed} onType={setTyped} />}
      <EndlessList label={words.list} pages={pages} keyOfRow={(row) => row.id} empty={empty}>
        {(row) => (
          <PathLink
            to={isWide ? certificatesPaths.applications : certificatesPaths.application}
            query={isWide ? { ...filter, id: row.id } : { id: row.id }}
            replaces={isWide}
            isCurrent={row.id === shownId}
            className="history-link"
          >
            <ApplicationRow row={row} />
          </PathLink>
        )}
      </EndlessList>
    </Beside>
  )
}
