import { type LeaveRequest, leaveKindNames } from '@campus/contract/leave/leave-requests.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import './leave-row.css'
import { leaveStates } from './leave-state.ts'
import { durationOf, spanOf } from './leave-time.ts'

interface LeaveRowProps {
  readonly request: LeaveRequest
  /** Whom it is about, where that is not oneself. */
  readonly of?: ReactNode
}

/** One request in a list. */
export function LeaveRow({ request: { kind, state, startsAt, endsAt, reason }, of }: LeaveRowProps) {
  const say = useSay()
  const language = useLanguage()
  const duration = durationOf(startsAt, endsAt)
  const { t, tone } = leaveStates[state]
  return (
    <span className="list-text">
      <span className="list-text-head">
        <strong>
          {of}
          {say(leaveKindNames[kind])}
          {duration && ` · ${say(duration)}`}
        </strong>
        <StateMark tone={tone} t={say(t)} />
      </span>
      <small>{spanOf(startsAt, endsAt, language)}</small>
      <small className="leave-row-reason">{reason}</small>
    </span>
  )
}
