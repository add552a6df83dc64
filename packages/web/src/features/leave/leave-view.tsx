import { type LeaveRequest, leaveKindNames } from '@campus/contract/leave/leave-requests.ts'
import type { ReactNode } from 'react'
import '@campus/ui/page/page.css'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { PictureStrip } from '../../files/picture/picture-strip.tsx'
import { leaveStates } from './leave-state.ts'
import { durationOf, spanOf } from './leave-time.ts'
import { LeaveTimeline } from './leave-timeline.tsx'
import './leave-view.css'
import { leaveWords } from './words.ts'

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface LeaveViewProps {
  readonly request: LeaveRequest
  readonly showsPerson?: boolean
  /** What the reader is here to do, right below what they have to know for it. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** A request with all it says and how far it has come. */
export function LeaveView({ request, showsPerson = false, action, children }: LeaveViewProps) {
  const words = useWords(leaveWords)
  const say = useSay()
  const language = useLanguage()
  const { kind, state, startsAt, endsAt, reason, contact, images, person } = request
  const duration = durationOf(startsAt, endsAt)
  const { t, tone } = leaveStates[state]
  return (
    <div className="page leave-view">
      <section className="page-card" aria-labelledby="leave-kind">
        <div className="leave-view-head">
          <h2 id="leave-kind">{say(leaveKindNames[kind])}</h2>
          <StateMark tone={tone} t={say(t)} />
        </div>
        <dl className="leave-facts">
          {showsPerson && (
            <Fact name={words.person}>
              {person.name} <span className="leave-number">{person.number}</span>
              {person.unitName && <small>{person.unitName}</small>}
            </Fact>
          )}
          <Fact name={words.when}>
            <span className="leave-number">{spanOf(startsAt, endsAt, language)}</span>
          </Fact>
          {duration && <Fact name={words.duration}>{say(duration)}</Fact>}
          <Fact name={words.reason}>{reason}</Fact>
          {contact && <Fact name={words.contact}>{contact}</Fact>}
          {images.length > 0 && (
            <Fact name={words.images}>
              <PictureStrip addresses={images} />
            </Fact>
          )}
        </dl>
      </section>
      {action}
      <LeaveTimeline request={request} />
      {children}
    </div>
  )
}
