import type { OutputOf } from '@campus/contract/call.ts'
import { ownFaceChecks } from '@campus/contract/faces/checks.ts'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { faultWords } from '../../../domain/camera/face-check/faults.ts'
import { checkWords } from './words.ts'

type Check = OutputOf<typeof ownFaceChecks>['rows'][number]

function CheckRow({ check: { purpose, isPassed, fault, deviceName, at } }: { readonly check: Check }) {
  const words = useWords(checkWords)
  const say = useSay()
  return (
    <div>
      <div className="check-row">
        <strong>{words.purpose(purpose)}</strong>
        <StateMark tone={isPassed ? 'good' : 'bad'} t={isPassed ? words.isPassed : words.isFailed} />
      </div>
      {fault && <p className="page-note">{say(faultWords[fault])}</p>}
      <p className="page-note">
        {deviceName} · <Time at={at} />
      </p>
    </div>
  )
}

/** Every face check of mine, passed or not. */
export function OwnChecks() {
  const words = useWords(checkWords)
  const pages = usePages(keyOf(ownFaceChecks), (pageNum, signal) => send(ownFaceChecks, { pageNum }, { signal }))
  return (
    <div className="page-card">
      <div>
        <h2>{words.log}</h2>
        <p className="page-note">{words.logText}</p>
      </div>
      <EndlessList label={words.log} pages={pages} empty={<Empty t={words.noLog} />} keyOfRow={({ id }) => id}>
        {(check) => <CheckRow check={check} />}
      </EndlessList>
    </div>
  )
}
