import type { InstanceRow } from '@campus/contract/approval/office-page.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { officeStates } from '../office-states.ts'
import { Abstracts } from './abstracts.tsx'
import { listWords } from './words.ts'

interface InstanceRowTextProps {
  readonly instance: InstanceRow & { readonly isRead?: boolean }
  /** Who asked, where that is not always the reader. */
  readonly showsOwner: boolean
}

/** One application in a list, and how far it has come. */
export function InstanceRowText({ instance, showsOwner }: InstanceRowTextProps) {
  const words = useWords(listWords)
  const say = useSay()
  const { owner, processDefName, status, formAbstracts, taskName, startTime, finishTime, isRead } = instance
  const { t, tone } = officeStates[status]
  return (
    <span className="list-text">
      <span className="list-text-head">
        <strong>{showsOwner ? `${owner.name} · ${processDefName}` : processDefName}</strong>
        <span className="office-marks">
          {isRead === false && <StateMark tone="waiting" t={words.unread} />}
          <StateMark tone={tone} t={say(t)} />
        </span>
      </span>
      <Abstracts abstracts={formAbstracts} />
      <small>
        {status === 'running' && taskName !== '' && `${words.current(taskName)} · `}
        <Time at={finishTime ?? startTime ?? ''} />
      </small>
    </span>
  )
}
