import { similarLostItems } from '@campus/contract/lostfound/items.ts'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { toInstant } from '@campus/ui/time/local-time.ts'
import { useWatch } from 'react-hook-form'
import { useRead } from '../../../api/use-read.ts'
import { SimilarPosts } from '../similar-posts.tsx'
import type { PostForm } from './post-typed.ts'

/** Somebody may have posted it already: nobody has to finish a form for what is there to be claimed. */
export function SimilarWhileWriting({ form }: { readonly form: PostForm }) {
  const [side, kind, typed, placeId, at] = useWatch({ control: form.control, name: ['side', 'kind', 'title', 'placeId', 'happenedAt'] })
  const title = useDebounced(typed.trim())
  const happenedAt = toInstant(at)
  const isAsked = kind !== 'card' && title.length > 1 && title.length <= 30 && happenedAt !== undefined
  const { data } = useRead(
    similarLostItems,
    { side, kind, title, happenedAt: happenedAt ?? '', ...(placeId && { placeId }) },
    { enabled: isAsked, staleTime: 60_000 },
  )
  return isAsked && data ? <SimilarPosts items={data} /> : null
}
