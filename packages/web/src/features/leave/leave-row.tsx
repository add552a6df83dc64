import { type LeaveRequest, leaveKindNames } from '@campus/contract/leave/leave-requests.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { StateMark } from '../../parts/page/state-mark.tsx'
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
  const { says, tone } = leaveStates[state]
  return (
    <span className="list-text">
      <span className="list-text-head">
        <strong>
          {of}
          {say(leaveKindNames[kind])}
          {duration && ` · ${say(duration)}`}
        </strong>
        <StateMark tone={tone} says={say(says)} />
      </span>
      <small>{spanOf(startsAt, endsAt, language)}</small>
      <small className="leave-row-reason">{reason}</small>
    </span>
  )
}
