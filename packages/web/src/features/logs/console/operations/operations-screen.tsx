import type { OutputOf } from '@campus/contract/call.ts'
import { areaNames } from '@campus/contract/logs/action-areas.ts'
import { operationOutcomeNames } from '@campus/contract/logs/log-words.ts'
import { OperationOutcome, operateLog } from '@campus/contract/logs/operate-log.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { LogPersonLink, LogView } from '../log/log-screen.tsx'
import { logWords } from '../log/words.ts'
import { operationsWords } from './words.ts'

type Row = OutputOf<typeof operateLog>['rows'][number]

/** What is known beyond; where something was changed, before and after. */
function Details({ details }: Pick<Row, 'details'>) {
  if (details.length === 0) return '—'
  return (
    <ul className="log-details">
      {details.map(({ label, before, after }) => (
        <li key={label}>
          {label}: {before !== null && <del>{before}</del>} {before !== null && '→'} <ins>{after}</ins>
        </li>
      ))}
    </ul>
  )
}

export const useOperationColumns = (): Columns<Row> => {
  const [words, own] = [useWords(logWords), useWords(operationsWords)]
  return [
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
    { title: words.actor, cell: ({ actor }) => <LogPersonLink person={actor} none={words.system} log={logPaths.operations} /> },
    { title: words.action, cell: ({ actionText }) => actionText },
    { title: own.subject, cell: ({ subjectText }) => subjectText },
    { title: own.details, cell: ({ details }) => <Details details={details} /> },
    { title: words.networkName, cell: ({ network }) => network || '—' },
  ]
}

/** Who did what: the audit log in words. */
export default function OperationsScreen() {
  const words = useWords(operationsWords)
  const say = useSay()
  return (
    <ConsoleFrame screen={logPaths.operations} lead={words.lead}>
      <LogView
        screen={logPaths.operations}
        log="operation"
        label={words.lead}
        call={operateLog}
        read={(filter, signal) => send(operateLog, filter, { signal })}
        columns={useOperationColumns()}
        trailOf={({ requestId, actor, subjectId, subjectKind }) => ({
          requestId,
          person: actor,
          ...(!requestId && subjectKind !== 'person' && { subjectId }),
        })}
        actions={Object.entries(areaNames).map(([value, name]) => ({ value, label: say(name) }))}
        outcomes={OperationOutcome.options.map((value) => ({ value, label: say(operationOutcomeNames[value]) }))}
      />
    </ConsoleFrame>
  )
}
