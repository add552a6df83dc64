import type { OutputOf } from '@campus/contract/call.ts'
import { Likeness, type ownSearch } from '@campus/contract/identity/people-search.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { PhotoFrame } from '../photo/photo-frame.tsx'
import './find.css'
import { findWords, likenessWords } from './words.ts'

type Found = OutputOf<typeof ownSearch>['results'][number]

/** None of them is good news: somebody has to look. */
export const likenessTones = { likely: 'waiting', possible: 'over', weak: 'over' } as const

function FoundPerson({ found: { person, likeness, url } }: { readonly found: Found }) {
  const words = useWords(findWords)
  const names = useWords(likenessWords)
  return (
    <PathLink to={identityPaths.person} query={{ personId: person.id }} className="found-person">
      <PhotoFrame address={url} alt={words.photoOf(person.name)} />
      <StateMark tone={likenessTones[likeness]} t={names[likeness]} />
      <span className="found-name">
        {person.name}
        <small>{person.number}</small>
        <small>{person.unit}</small>
      </span>
    </PathLink>
  )
}

/** Candidates by how alike they are, with the warning that somebody has to look. */
export function FoundPeople({ results }: { readonly results: readonly Found[] }) {
  const words = useWords(findWords)
  const names = useWords(likenessWords)
  if (results.length === 0) return <Empty t={words.nobody} />
  return (
    <section className="found" aria-label={words.results}>
      <p className="found-warning">{words.warning}</p>
      {Likeness.options.map((likeness) => {
        const some = results.filter((found) => found.likeness === likeness)
        return (
          some.length > 0 && (
            <section key={likeness} className="found-group" aria-label={names[likeness]}>
              <h2>
                {names[likeness]} <small>{words.found(some.length)}</small>
              </h2>
              <ul className="found-people">
                {some.map((found) => (
                  <li key={found.person.id}>
                    <FoundPerson found={found} />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </section>
  )
}
