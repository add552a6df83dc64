import type { OutputOf } from '@campus/contract/call.ts'
import { type StatusTone, systemStatus } from '@campus/contract/operations/status.ts'
import { operationsPaths } from '@campus/contract/paths/operations.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import '../../../../console/look/console-look.css'
import './status-screen.css'
import { statusWords } from './words.ts'

type Status = OutputOf<typeof systemStatus>
type Group = Status['groups'][number]

const marks = { good: 'good', attention: 'waiting', bad: 'bad', off: 'over' } as const satisfies Record<StatusTone, string>
const refreshMs = 15_000

function StatusCard({ group }: { readonly group: Group }) {
  const words = useWords(statusWords)
  return (
    <section className="console-card" aria-label={group.title}>
      <h2>{group.title}</h2>
      {group.lines.length === 0 && <p className="console-note">{words.nothing}</p>}
      <ul className="status-lines">
        {group.lines.map((line) => (
          <li key={line.id}>
            <p className="status-line-head">
              <strong>{line.title}</strong>
              <StateMark tone={marks[line.tone]} t={words[line.tone]} />
            </p>
            <p className="status-line-text">{line.text}</p>
            {line.since && (
              <p className="console-note">
                {words.since} <Moment at={line.since} />
              </p>
            )}
            {line.advice && (
              <p className="status-line-advice">
                {words.toDo} {line.advice}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What wants attention comes first in words, before all the rest. */
function Summary({ status }: { readonly status: Status }) {
  const words = useWords(statusWords)
  const wanting = status.groups.flatMap(({ title, lines }) =>
    lines.filter(({ tone }) => tone === 'bad' || tone === 'attention').map((line) => ({ ...line, group: title })),
  )
  return (
    <section className={`console-card status-summary status-summary-${status.tone}`} aria-label={words.overall}>
      <header>
        <h2>{wanting.length === 0 ? words.allGood : words.wanting(wanting.length)}</h2>
        <span className="console-quiet">
          {words.asOf} <Moment at={status.at} />
        </span>
      </header>
      {wanting.length > 0 && (
        <ul className="status-wanting">
          {wanting.map((line) => (
            <li key={`${line.group} ${line.id}`}>
              <StateMark tone={marks[line.tone]} t={words[line.tone]} /> {line.group} · {line.title}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export default function StatusScreen() {
  const words = useWords(statusWords)
  const read = useRead(systemStatus, {}, { refetchInterval: refreshMs, staleTime: 0 })
  return (
    <ConsoleFrame screen={operationsPaths.status} lead={words.lead}>
      <QueryView read={read}>
        {(status) => (
          <>
            <Summary status={status} />
            <div className="status-groups">
              {status.groups.map((group) => (
                <StatusCard key={group.id} group={group} />
              ))}
            </div>
          </>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
