import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { useFailure } from '../states/use-failure.ts'
import { useWords } from '../words/words.ts'
import type { Pages } from './growing-list.ts'
import { listWords } from './words.ts'

const aheadOfTheReader = '600px'

interface ApproachProps {
  readonly onNear: () => void
}

/** Fires once when the reader comes near; the next page needs a new one. */
function Approach({ onNear }: ApproachProps) {
  const place = useRef<HTMLSpanElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!place.current) return undefined
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        sight.disconnect()
        latest.current()
      },
      { rootMargin: aheadOfTheReader },
    )
    sight.observe(place.current)
    return () => sight.disconnect()
  }, [])
  return <span ref={place} aria-hidden="true" />
}

/** Asks for more before the reader arrives; after a failure it waits for the button instead of retrying forever. */
export function ListEnd({ pages: { data, hasMore, isLoadingMore, loadMore, error } }: { readonly pages: Pages<unknown> }) {
  const words = useWords(listWords)
  const failure = useFailure(error)
  return (
    <div className="list-end" role="status">
      {hasMore && !error && <Approach key={data?.length} onNear={loadMore} />}
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
