import { about } from '@campus/contract/school/school-info.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useRead } from '../../api/use-read.ts'
import { open } from '../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { telephone } from '@campus/ui/page/telephone.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './counter-card.css'
import { counterWords } from './way-words.ts'

function CounterContact() {
  const words = useWords(counterWords)
  const { data } = useRead(about, {}, { background: true })
  if (!data) return null
  const { phone, place, hours } = data.helpDesk
  return (
    <dl className="desk-contact">
      {phone && (
        <div>
          <dt>{words.phone}</dt>
          <dd>
            <a href={telephone(phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {place && (
        <div>
          <dt>{words.place}</dt>
          <dd>{place}</dd>
        </div>
      )}
      {hours && (
        <div>
          <dt>{words.hours}</dt>
          <dd>{hours}</dd>
        </div>
      )}
    </dl>
  )
}

interface CounterCardProps {
  readonly title: string
  readonly text: string
}

/** The way on leads through people: what they do about it, and where they are. */
export function CounterCard({ title, text }: CounterCardProps) {
  const words = useWords(counterWords)
  return (
    <section className="page-card desk-card" aria-labelledby="desk">
      <h2 id="desk">{title}</h2>
      <p>{text}</p>
      <CounterContact />
      <Button block color="primary" fill="outline" onClick={() => void open(helpPaths.helpDesk)}>
        {words.toCounter}
      </Button>
    </section>
  )
}
