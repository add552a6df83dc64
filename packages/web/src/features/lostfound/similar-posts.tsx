import type { LostItemRow } from '@campus/contract/lostfound/items.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import '@campus/ui/list/list.css'
import '@campus/ui/page/rows.css'
import { LostRow } from './list/lost-row.tsx'
import { similarWords } from './similar-words.ts'

/** Posts of the other side that may be the same thing. */
export function SimilarPosts({ items }: { readonly items: readonly LostItemRow[] }) {
  const words = useWords(similarWords)
  if (items.length === 0) return null
  return (
    <section className="page-card" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="page-note">{words.hint}</p>
      <ul className="page-list">
        {items.map((item) => (
          <li key={item.id}>
            <PathLink to={lostFoundPaths.item} query={{ id: item.id }} className="row">
              <LostRow item={item} />
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
