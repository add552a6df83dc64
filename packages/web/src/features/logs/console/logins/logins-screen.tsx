import type { OutputOf } from '@campus/contract/call.ts'
import { loginOutcomeNames, loginWayNames } from '@campus/contract/logs/log-words.ts'
import { type LoginOutcome, loginLog, LoginOutcome as outcomes } from '@campus/contract/logs/login-log.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { LogPersonLink, LogView } from '../log/log-screen.tsx'
import { logWords } from '../log/words.ts'
import { loginsWords } from './words.ts'

type Row = OutputOf<typeof loginLog>['rows'][number]

const tones: Record<LoginOutcome, 'good' | 'bad' | 'over'> = { in: 'good', refused: 'bad', out: 'over' }

const useColumns = (): Columns<Row> => {
  const words = useWords(logWords)
  const say = useSay()
  return [
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
    { title: words.person, cell: ({ person }) => <LogPersonLink person={person} none={words.nobody} log={logPaths.logins} /> },
    { title: words.outcome, cell: ({ outcome }) => <StateMark tone={tones[outcome]} t={say(loginOutcomeNames[outcome])} /> },
    { title: words.way, cell: ({ way }) => way },
    { title: words.reason, cell: ({ reason }) => reason || '—' },
    { title: words.unitName, cell: ({ unitName }) => unitName || '—' },
    { title: words.device, cell: ({ deviceName }) => deviceName || '—' },
    {
      title: words.networkName,
      cell: ({ network }) =>
        network ? (
          <PathLink to={consolePaths.sessions} query={{ network }}>
            {network}
          </PathLink>
        ) : (
          '—'
        ),
    },
  ]
}

/** Who came in, went out or was refused. */
export default function LoginsScreen() {
  const words = useWords(loginsWords)
  const say = useSay()
  return (
    <ConsoleFrame screen={logPaths.logins} lead={words.lead}>
      <LogView
        screen={logPaths.logins}
        log="login"
        label={words.lead}
        call={loginLog}
        read={(filter, signal) => send(loginLog, filter, { signal })}
        columns={useColumns()}
        trailOf={(row) => row}
        actions={Object.entries(loginWayNames).map(([value, name]) => ({ value, label: say(name) }))}
        outcomes={outcomes.options.map((value) => ({ value, label: say(loginOutcomeNames[value]) }))}
      />
    </ConsoleFrame>
  )
}
