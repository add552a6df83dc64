import { ownFeeds } from '@campus/contract/schedule/feeds.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/list/list.css'
import '@campus/ui/page/page.css'
import { useRead } from '../../../api/use-read.ts'
import './feeds.css'
import { FeedRow } from './feed-row.tsx'
import { OpenFeed } from './open-feed.tsx'
import { feedWords } from './words.ts'

/** Secret addresses under which calendars read my timetable. */
export default function FeedsScreen() {
  const words = useWords(feedWords)
  const read = useRead(ownFeeds, {}, { staleTime: 0 })
  return (
    <div className="page page-column">
      <OpenFeed />
      <section className="page-card">
        <h2>{words.mine}</h2>
        <QueryView read={read}>
          {(feeds) =>
            feeds.length === 0 ? (
              <p className="page-note">{words.nothing}</p>
            ) : (
              <ul className="page-list feed-list">
                {feeds.map((feed) => (
                  <FeedRow key={feed.id} feed={feed} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </section>
    </div>
  )
}
