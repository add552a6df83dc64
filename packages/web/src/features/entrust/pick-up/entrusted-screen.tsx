import { entrustments } from '@campus/contract/entrust/entrustments.ts'
import { Id } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/list/list.css'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import '@campus/ui/page/page.css'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { OrCachedCodes } from '../../../domain/pick-up/or-cached-codes.tsx'
import '../entrust.css'
import { EntrustmentRow } from '../entrustment-row.tsx'
import { EntrustmentView } from '../entrustment-view.tsx'
import { MyPart } from './my-part.tsx'
import { pickUpScreenWords } from './words.ts'

/** All that I was asked to fetch and is not done, each with what I can do about it. */
function ToFetch() {
  const words = useWords(pickUpScreenWords)
  const read = useRead(entrustments, { part: 'delegate', state: 'in_progress', pageSize: 50 }, { staleTime: 0 })
  useUnreadNews(() => void read.refetch())
  const toLog = <Button onClick={() => void open(terminalsPaths.entrustments, { part: 'delegate' })}>{words.toLog}</Button>
  return (
    <OrCachedCodes read={read}>
      <QueryView read={read} empty={<Empty t={words.none} action={toLog} />}>
        {({ rows }) => (
          <div className="entrust-cards">
            {rows.map((row) => (
              <article key={row.id} className="entrust-card">
                <PathLink to={terminalsPaths.entrusted} query={{ id: row.id }} className="page-card entrust-link">
                  <EntrustmentRow row={row} />
                </PathLink>
                <MyPart of={row} />
              </article>
            ))}
          </div>
        )}
      </QueryView>
    </OrCachedCodes>
  )
}

export default function EntrustedScreen() {
  const words = useWords(pickUpScreenWords)
  const id = Id.safeParse(useQueryOf(terminalsPaths.entrusted).id).data
  useScreenTitle(id && words.one)
  return id ? <EntrustmentView key={id} id={id} /> : <ToFetch />
}
