import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './console-menu.css'
import { frameWords } from './words.ts'

/** How much waits behind an entry of the menu. */
export function WaitingBadge({ count }: { readonly count: number }) {
  const words = useWords(frameWords)
  if (count === 0) return null
  return (
    <span className="console-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{words.waiting(count)}</VisuallyHidden>
    </span>
  )
}
