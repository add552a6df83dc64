import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useState } from 'react'
import type { MenuEntry, WaitingCount } from '../menu/registered-menu.ts'
import './console-menu.css'
import { frameWords } from './words.ts'

type Load = NonNullable<MenuEntry['waiting']>

/** Every screen renders the menu again; a count that was loaded before shows at once. */
const loaded = new Map<Load, WaitingCount>()

function Badge({ count }: { readonly count: number }) {
  const words = useWords(frameWords)
  if (count === 0) return null
  return (
    <span className="console-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{words.waiting(count)}</VisuallyHidden>
    </span>
  )
}

/** How much waits behind an entry of the menu. */
export function WaitingBadge({ load }: { readonly load: Load }) {
  const [Counted, setCounted] = useState(() => loaded.get(load))
  useEffect(() => {
    if (Counted) return
    const keep = (arrived: WaitingCount) => {
      loaded.set(load, arrived)
      setCounted(() => arrived)
    }
    load().then(keep, () => undefined)
  }, [load, Counted])
  return Counted ? <Counted>{(count) => <Badge count={count} />}</Counted> : null
}
