import { useState } from 'react'
import { z } from 'zod'
import { useTopic } from '../api/use-topic.ts'
import { SaidOnly } from '../parts/said-only/said-only.tsx'
import { useWords } from '../words/words.ts'
import { chromeWords } from './words.ts'

const Unread = z.object({ size: z.number().int().min(0) })

/** The number of unread messages, as the server pushes it. */
export function UnreadBadge() {
  const words = useWords(chromeWords)
  const [count, setCount] = useState(0)
  useTopic('unread', (data) => {
    const unread = Unread.safeParse(data)
    if (unread.success) setCount(unread.data.size)
  })
  if (count === 0) return null
  return (
    <span className="tab-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <SaidOnly>{words.unread(count)}</SaidOnly>
    </span>
  )
}
