import type { OutputOf } from '@campus/contract/call.ts'
import { applicationStateNames } from '@campus/contract/certificates/application-states.ts'
import { DocumentWay, wayNames } from '@campus/contract/documents/template-choices.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { AppliedState, applicationLog } from '@campus/contract/logs/application-log.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { LogPersonLink, LogView } from '../log/log-screen.tsx'
import { logWords } from '../log/words.ts'
import { applicationsWords } from './words.ts'

type Row = OutputOf<typeof applicationLog>['rows'][number]

const tones: Record<AppliedState, 'good' | 'bad' | 'waiting' | 'over'> = {
  pending_approval: 'waiting',
  rejected: 'bad',
  pending_payment: 'waiting',
  normal: 'good',
  withdrawn: 'over',
  closed: 'over',
  refunded: 'over',
}

/** A manager reads this log alone: the trail joins logs of the whole school. */
const useMayTrail = () => (useSession('user')?.roles ?? []).some((role) => role === 'admin' || role === 'auditor')

const useColumns = (): Columns<Row> => {
  const [words, own] = [useWords(logWords), useWords(applicationsWords)]
  const say = useSay()
  const language = useLanguage()
  const mayTrail = useMayTrail()
  return [
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
    {
      title: words.person,
      cell: ({ person }) =>
        mayTrail ? <LogPersonLink person={person} none="—" log={logPaths.applications} /> : `${person?.name} · ${person?.number}`,
    },
    { title: own.template, cell: ({ template }) => nameIn(template, language) },
    { title: words.way, cell: ({ way }) => say(wayNames[way]) },
    { title: own.copies, cell: ({ copies }) => copies, isNumber: true },
    { title: own.state, cell: ({ state }) => <StateMark tone={tones[state]} t={say(applicationStateNames[state])} /> },
    { title: own.decidedBy, cell: ({ decidedBy }) => decidedBy || '—' },
    { title: words.unitName, cell: ({ unitName }) => unitName || '—' },
  ]
}

/** Who applied for which certificate, and how it stands. */
export default function ApplicationsScreen() {
  const words = useWords(applicationsWords)
  const say = useSay()
  const mayTrail = useMayTrail()
  return (
    <ConsoleFrame screen={logPaths.applications} lead={words.lead}>
      <LogView
        screen={logPaths.applications}
        log="application"
        label={words.lead}
        call={applicationLog}
        read={(filter, signal) => send(applicationLog, filter, { signal })}
        columns={useColumns()}
        trailOf={({ id, person }) => (mayTrail ? { subjectId: id, person } : { person: null })}
        actions={DocumentWay.options.map((value) => ({ value, label: say(wayNames[value]) }))}
        outcomes={AppliedState.options.map((value) => ({ value, label: say(applicationStateNames[value]) }))}
        hasNetwork={false}
      />
    </ConsoleFrame>
  )
}
