import { animalBuyRemind } from '@campus/contract/animalplan/plans.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import '../animalplan.css'
import { planWords } from './words.ts'

/** Terms that are open or open soon, what is left to submit, and animals that arrive. */
export function Reminders() {
  const words = useWords(planWords)
  const { data } = useRead(animalBuyRemind, {})
  const said = data && [
    ...data.windows.map(({ term, isOpen, opensOn, closesOn }) => (isOpen ? words.openUntil(term, closesOn) : words.opensOn(term, opensOn))),
    ...data.deadlines.map(({ course, lastDay, isReturned }) =>
      isReturned ? words.returned(course) : words.deadline(course || words.noName, lastDay),
    ),
    ...data.arrivals.map(({ arrivesOn, specificationName, number }) => words.arrival(arrivesOn, specificationName, number)),
  ]
  if (!said || said.length === 0) return null
  return (
    <section className="page-card" aria-label={words.remind}>
      <ul className="animal-reminders">
        {[...new Set(said)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
