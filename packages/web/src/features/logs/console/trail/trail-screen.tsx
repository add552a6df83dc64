import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { logTitles } from '@campus/contract/logs/log-titles.ts'
import { logTrail } from '@campus/contract/logs/trail.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { keyOf } from '../../../../api/use-read.ts'
import { Filters } from '../../../../console/filters/filters.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { type LogPage, LogRows, LogTotal } from '../log/log-rows.tsx'
import { LogPersonLink } from '../log/log-screen.tsx'
import { logWords } from '../log/words.ts'
import { trailWords } from './words.ts'

type Row = OutputOf<typeof logTrail>['rows'][number]
interface About {
  readonly personId?: string
  readonly requestId?: string
  readonly subjectId?: string
}

const useColumns = (): Columns<Row> => {
  const [words, own] = [useWords(logWords), useWords(trailWords)]
  const say = useSay()
  return [
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
    { title: own.log, cell: ({ log }) => say(logTitles[log]) },
    { title: own.what, cell: ({ what }) => what },
    {
      title: words.outcome,
      cell: ({ outcome, isRefused }) => (isRefused ? <StateMark tone="bad" t={outcome || own.refused} /> : outcome || '—'),
    },
    { title: words.person, cell: ({ person }) => <LogPersonLink person={person} none={words.system} /> },
    { title: words.networkName, cell: ({ network }) => network || '—' },
  ]
}

const aboutIn = ({ personId, requestId, subjectId }: About): About | undefined => {
  const id = Id.safeParse(personId).data
  if (id) return { personId: id }
  if (requestId) return { requestId: requestId.slice(0, 100) }
  return subjectId ? { subjectId: subjectId.slice(0, 100) } : undefined
}

function Trail({ about }: { readonly about: About }) {
  const words = useWords(trailWords)
  const pages = useCursorPages<Row, LogPage<Row>>(keyOf(logTrail, about), (after, signal) =>
    send(logTrail, { ...about, ...after }, { signal }),
  )
  return (
    <>
      <Filters>
        <span className="console-quiet">{about.personId ? words.ofPerson : about.requestId ? words.ofRequest : words.ofThing}</span>
        <LogTotal pages={pages} />
      </Filters>
      <LogRows
        label={words.lead}
        columns={useColumns()}
        pages={pages}
        renderName={({ requestId }, content) =>
          requestId && !about.requestId ? (
            <PathLink to={consolePaths.logTrail} query={{ requestId }}>
              {content}
            </PathLink>
          ) : (
            content
          )
        }
      />
    </>
  )
}

/** Everything that the logs know about one request, one person or one thing. */
export default function TrailScreen() {
  const words = useWords(trailWords)
  const { query } = useAddressed(consolePaths.logTrail)
  const about = aboutIn(query)
  return (
    <ConsoleFrame screen={consolePaths.logTrail} lead={words.lead}>
      {about ? <Trail key={JSON.stringify(about)} about={about} /> : <Empty t={words.choose} />}
    </ConsoleFrame>
  )
}
