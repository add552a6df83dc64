import { searchesForMe } from '@campus/contract/identity/people-search.ts'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { likenessTones } from './found-people.tsx'
import { foundMeWords, likenessWords } from './words.ts'

/** Who searched by photo and saw me, and why. */
export default function FoundMeScreen() {
  const words = useWords(foundMeWords)
  const names = useWords(likenessWords)
  const pages = usePages(keyOf(searchesForMe), (pageNum, signal) => send(searchesForMe, { pageNum }, { signal }))
  return (
    <div className="page list-on-card">
      <p className="page-lead">{words.lead}</p>
      <EndlessList label={words.list} pages={pages} keyOfRow={({ id }) => id} empty={<Empty t={words.none} />}>
        {({ searcher, role, purpose, likeness, createdAt }) => (
          <span className="list-text">
            <span className="list-text-head">
              <strong>
                {searcher} · {role}
              </strong>
              <StateMark tone={likenessTones[likeness]} t={names[likeness]} />
            </span>
            <small>{words.purpose(purpose)}</small>
            <small>
              <Time at={createdAt} />
            </small>
          </span>
        )}
      </EndlessList>
    </div>
  )
}
