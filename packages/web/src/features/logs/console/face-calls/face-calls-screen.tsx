import type { OutputOf } from '@campus/contract/call.ts'
import { FaceCallOutcome, FaceCallPurpose, faceCallLog } from '@campus/contract/logs/face-log.ts'
import { faceCallConsentNames, faceCallOutcomeNames, faceCallPurposeNames } from '@campus/contract/logs/log-words.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { LogPersonLink, LogView } from '../log/log-screen.tsx'
import { logWords } from '../log/words.ts'
import { faceCallsWords } from './words.ts'

type Row = OutputOf<typeof faceCallLog>['rows'][number]

const tones: Record<FaceCallOutcome, 'good' | 'bad' | 'over'> = { passed: 'good', failed: 'bad', error: 'over' }

const useColumns = (): Columns<Row> => {
  const [words, own] = [useWords(logWords), useWords(faceCallsWords)]
  const say = useSay()
  return [
    { title: words.at, cell: ({ at }) => <Moment at={at} /> },
    { title: words.person, cell: ({ person }) => <LogPersonLink person={person} none={words.nobody} log={logPaths.faceCalls} /> },
    { title: own.purpose, cell: ({ purpose }) => say(faceCallPurposeNames[purpose]) },
    { title: words.outcome, cell: ({ outcome }) => <StateMark tone={tones[outcome]} t={say(faceCallOutcomeNames[outcome])} /> },
    { title: words.reason, cell: ({ fault }) => fault || '—' },
    { title: own.ms, cell: ({ ms }) => ms.toLocaleString('en-US'), isNumber: true },
    { title: own.consent, cell: ({ consent }) => say(faceCallConsentNames[consent]) },
    { title: words.networkName, cell: ({ network }) => network || '—' },
  ]
}

/** What faces were measured for, and on which consent. */
export default function FaceCallsScreen() {
  const words = useWords(faceCallsWords)
  const say = useSay()
  return (
    <ConsoleFrame screen={logPaths.faceCalls} lead={words.lead}>
      <LogView
        screen={logPaths.faceCalls}
        log="face_call"
        label={words.lead}
        call={faceCallLog}
        read={(filter, signal) => send(faceCallLog, filter, { signal })}
        columns={useColumns()}
        trailOf={(row) => row}
        actions={FaceCallPurpose.options.map((value) => ({ value, label: say(faceCallPurposeNames[value]) }))}
        outcomes={FaceCallOutcome.options.map((value) => ({ value, label: say(faceCallOutcomeNames[value]) }))}
      />
    </ConsoleFrame>
  )
}
