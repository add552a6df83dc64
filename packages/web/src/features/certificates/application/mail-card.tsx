import { type MailState, mailStatus } from '@campus/contract/certificates/delivery.ts'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './mail-card.css'
import { mailWords } from './words.ts'

const tones: Record<MailState, 'waiting' | 'good' | 'bad'> = { queued: 'waiting', sent: 'good', failed: 'bad', bounced: 'bad' }

const pause = 5000

interface MailCardProps {
  readonly applicationId: string
  /** A mail is on its way: its state is looked after. */
  readonly isOnItsWay: boolean
}

/** The mails that carried it, with what became of each. */
export function MailCard({ applicationId, isOnItsWay }: MailCardProps) {
  const words = useWords(mailWords)
  const read = useRead(mailStatus, { applicationId }, { background: true, staleTime: 0, refetchInterval: isOnItsWay ? pause : false })
  if (read.data?.length === 0) return null
  return (
    <section className="page-card" aria-labelledby="mails">
      <h2 id="mails">{words.title}</h2>
      <QueryView read={read} waiting={<Waiting rows={1} />}>
        {(mails) => (
          <ul className="page-list mail-list">
            {mails.map(({ id, to, cc, state, reason, refusedCc, via, queuedAt, sentAt }) => (
              <li key={id}>
                <div className="mail-head">
                  <strong>{to}</strong>
                  <StateMark tone={tones[state]} t={words[state]} />
                </div>
                <p className="page-note">
                  {minuteOf(Date.parse(sentAt ?? queuedAt))} · {words.via(via)}
                  {cc.length > 0 && ` · ${words.cc(cc.join(', '))}`}
                </p>
                {reason && <p className="mail-reason">{reason}</p>}
                {refusedCc.length > 0 && <p className="mail-reason">{words.refusedCc(refusedCc.join(', '))}</p>}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
