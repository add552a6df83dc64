import type { OutputOf } from '@campus/contract/call.ts'
import type { serverInfo } from '@campus/contract/certificates/service-info.ts'
import '@campus/ui/page/page.css'
import { useWords } from '@campus/ui/words/words.ts'
import './service.css'
import { gainWords } from './words.ts'

/** How long each step takes at this school, now. */
export function TimesCard({ info: { approvalDays, payMinutes, waiting } }: { readonly info: OutputOf<typeof serverInfo> }) {
  const words = useWords(gainWords)
  const times = [
    [words.approval, words.approvalDays(approvalDays)],
    [words.payment, words.payMinutes(payMinutes)],
    [words.making, words.waiting(waiting)],
  ] as const
  return (
    <section className="page-card" aria-labelledby="times">
      <h2 id="times">{words.times}</h2>
      <dl className="service-times">
        {times.map(([name, time]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
