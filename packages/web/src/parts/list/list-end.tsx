import { Button } from 'antd-mobile'
import { useEffect, useRef } from 'react'
import { useWords } from '../../words/words.ts'
import { useFailure } from '../states/use-failure.ts'
import type { Pages } from './use-pages.ts'
import { listWords } from './words.ts'

const aheadOfTheReader = '600px'

/** Asks for more before the reader arrives; after a failure it waits for the button instead of asking for ever. */
export function ListEnd({ pages: { hasMore, isLoadingMore, loadMore, error } }: { readonly pages: Pages<unknown> }) {
  const words = useWords(listWords)
  const failure = useFailure(error)
  const end = useRef<HTMLDivElement>(null)
  const mayAsk = hasMore && !isLoadingMore && !error
  const latest = useRef(loadMore)
  useEffect(() => {
    latest.current = loadMore
  })

  useEffect(() => {
    if (!mayAsk || !end.current) return undefined
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { rootMargin: aheadOfTheReader },
    )
    sight.observe(end.current)
    return () => sight.disconnect()
  }, [mayAsk])

  return (
    <div className="list-end" ref={end} role="status">
      {error && <p>{failure.advice}</p>}
      {isLoadingMore && <p>{words.loadingMore}</p>}
      {hasMore && !isLoadingMore && (
        <Button fill="none" color="primary" onClick={loadMore}>
          {words.more}
        </Button>
      )}
      {!hasMore && !error && <p>{words.end}</p>}
    </div>
  )
}
