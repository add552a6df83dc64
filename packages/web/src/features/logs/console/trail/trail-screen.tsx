import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { logTrail } from '@campus/contract/logs/trail.ts'
import { trailTitles } from '@campus/contract/logs/trail-titles.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { hrefOf } from '@campus/ui/history/location.ts'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { type FormEvent, useState } from 'react'
import { send } from '../../../../api/send.ts'
import { keyOf } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { DaysFilter } from '../../../../console/filters/days-filter.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { listQuery } from '../../../../console/filters/list-query.ts'
import { type Addressed, useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { mergeQuery } from '../../../../navigation/address.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { type LogPage, LogRows, LogTotal } from '../log/log-rows.tsx'
import { LogPersonLink } from '../log/log-screen.tsx'
import { logWords } from '../log/words.ts'
import { trailWords } from './words.ts'

type Row = OutputOf<typeof logTrail>['rows'][number]
interface About {
  readonly personId?: string
  readonly personNumber?: string
  readonly requestId?: string
  readonly subjectId?: string
}

/** What can be typed: people are known by their number. */
const typedKinds = ['personNumber', 'requestId', 'subjectId'] as const
type TypedKind = (typeof typedKinds)[number]

const useColumns = (): Columns<Row> => {
  const [words, own] = [useWords(logWords), useWords(trailWords)]
  const say = useSay()
  return [
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
    { title: own.log, cell: ({ log }) => say(trailTitles[log]) },
    { title: own.what, cell: ({ what }) => what },
    {
      title: words.outcome,
      cell: ({ outcome, isRefused }) => (isRefused ? <StateMark tone="bad" t={outcome || own.refused} /> : outcome || '—'),
    },
    { title: words.person, cell: ({ person }) => <LogPersonLink person={person} none={words.system} /> },
    { title: words.networkName, cell: ({ network }) => network || '—' },
  ]
}

const aboutIn = ({ personId, personNumber, requestId, subjectId }: About): About | undefined => {
  const id = Id.safeParse(personId).data
  if (id) return { personId: id }
  if (personNumber) return { personNumber: personNumber.slice(0, 40) }
  if (requestId) return { requestId: requestId.slice(0, 100) }
  return subjectId ? { subjectId: subjectId.slice(0, 100) } : undefined
}

type TrailAddress = Addressed<typeof consolePaths.logTrail>

/** Asks for a person, a request or a thing that one knows from elsewhere. */
function TrailSearch({ of }: { readonly of: TrailAddress }) {
  const words = useWords(trailWords)
  const { query } = of
  const [kind, setKind] = useState<TypedKind>(typedKinds.find((one) => query[one]) ?? 'personNumber')
  const [text, setText] = useState(query[kind] ?? '')
  const names: Record<TypedKind, string> = { personNumber: words.number, requestId: words.request, subjectId: words.thing }
  const search = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted) of.filter({ personId: undefined, personNumber: undefined, requestId: undefined, subjectId: undefined, [kind]: wanted })
  }
  return (
    <form aria-label={words.search} onSubmit={search}>
      <Filters>
        <SelectBox
          label={words.by}
          value={kind}
          options={typedKinds.map((value) => ({ value, label: names[value] }))}
          onChoose={(value) => setKind(typedKinds.find((one) => one === value) ?? kind)}
        />
        <SearchBox label={words.idOrNumber} value={text} onChange={setText} />
        <Button type="submit" color="primary">
          {words.find}
        </Button>
      </Filters>
    </form>
  )
}

function Trail({ about, of }: { readonly about: About; readonly of: TrailAddress }) {
  const words = useWords(trailWords)
  const asked = { ...about, ...listQuery(of.query) }
  const pages = useCursorPages<Row, LogPage<Row>>(keyOf(logTrail, asked), (after, signal) =>
    send(logTrail, { ...asked, ...after }, { signal }),
  )
  const isPerson = Boolean(about.personId ?? about.personNumber)
  return (
    <>
      <Filters>
        <span className="console-quiet">{isPerson ? words.ofPerson : about.requestId ? words.ofRequest : words.ofThing}</span>
        <DaysFilter of={of} />
        <LogTotal pages={pages} />
        <ExportButton source="trail" table={words.lead} filter={asked} />
      </Filters>
      <LogRows
        label={words.lead}
        columns={useColumns()}
        pages={pages}
        renderName={({ requestId, screen }, content) => {
          if (screen) return <a href={hrefOf(mergeQuery(screen.path, screen.filter))}>{content}</a>
          if (!requestId || about.requestId) return content
          return (
            <PathLink to={consolePaths.logTrail} query={{ requestId }}>
              {content}
            </PathLink>
          )
        }}
      />
    </>
  )
}

/** Everything that the logs know about one request, one person or one thing. */
export default function TrailScreen() {
  const words = useWords(trailWords)
  const addressed = useAddressed(consolePaths.logTrail)
  const about = aboutIn(addressed.query)
  return (
    <ConsoleFrame screen={consolePaths.logTrail} lead={words.lead}>
      <TrailSearch key={JSON.stringify(about ?? {})} of={addressed} />
      {about ? <Trail about={about} of={addressed} /> : <Empty t={words.choose} />}
    </ConsoleFrame>
  )
}
