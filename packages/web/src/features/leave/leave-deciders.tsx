import { sayList } from '@campus/contract/language.ts'
import { leaveDeciders, type leaveKinds } from '@campus/contract/leave/leave-requests.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../api/use-read.ts'
import { ownLeaveWords } from './own-words.ts'

interface LeaveDecidersProps {
  readonly kind: (typeof leaveKinds)[number]
  readonly startsAt: string
  readonly endsAt: string
}

/** Who will decide about what is filled in so far. */
export function LeaveDeciders(asked: LeaveDecidersProps) {
  const words = useWords(ownLeaveWords)
  const language = useLanguage()
  const { startsAt, endsAt } = asked
  const isWhole = startsAt !== '' && endsAt !== '' && Date.parse(endsAt) > Date.parse(startsAt)
  const { data = [] } = useRead(leaveDeciders, asked, { enabled: isWhole, background: true })
  if (!isWhole || data.length === 0) return null
  return (
    <section className="page-card" aria-labelledby="leave-deciders">
      <h2 id="leave-deciders">{words.deciders}</h2>
      <ol className="leave-deciders" data-one={data.length === 1 ? true : undefined}>
        {data.map(({ people, nobody }) => (
          <li key={`${nobody} ${people.join()}`}>{people.length > 0 ? sayList(people, language) : nobody}</li>
        ))}
      </ol>
    </section>
  )
}
