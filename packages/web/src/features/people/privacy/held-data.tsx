import { heldData } from '@campus/contract/people/privacy.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Show } from '@campus/ui/states/show.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { privacyWords } from './words.ts'

export function HeldData() {
  const words = useWords(privacyWords)
  const read = useRead(heldData, {})
  return (
    <section className="page-card" aria-labelledby="held-data">
      <h2 id="held-data">{words.held}</h2>
      <Show read={read} empty={<Empty says={words.nothingHeld} />}>
        {(kinds) => (
          <ul className="page-list">
            {kinds.map(({ kind, title, purpose, keptFor, count }) => (
              <li key={kind} className="held">
                <span className="held-title">{title}</span>
                <span className="held-count">{words.count(count)}</span>
                <p className="page-note">{purpose}</p>
                <p className="page-note">{words.keptFor(keptFor)}</p>
              </li>
            ))}
          </ul>
        )}
      </Show>
    </section>
  )
}
