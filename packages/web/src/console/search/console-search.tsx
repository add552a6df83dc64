import { hrefOf } from '@campus/ui/history/location.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { openAddress } from '../../navigation/navigator.ts'
import { ConsoleDialog } from '../dialog/console-dialog.tsx'
import './console-search.css'
import { useResults } from './use-results.ts'
import { searchWords } from './words.ts'

const step = { ArrowDown: 1, ArrowUp: -1 } as const

/** Finds people, numbers, terminals, screens and settings; the arrow keys go from the box through the results and back. */
export function ConsoleSearch({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(searchWords)
  const [typed, setTyped] = useState('')
  const wantsFirst = useRef(false)
  const { groups, isSearching, isSettled } = useResults(typed)
  const place = useRef<HTMLElement>(null)
  // A dialog would begin with its first button, the one that closes it.
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const count = groups.reduce((sum, { results }) => sum + results.length, 0)
  const type = (text: string) => {
    wantsFirst.current = false
    setTyped(text)
  }
  const go = (address: string) => {
    onClose()
    void openAddress(address)
  }
  const first = groups[0]?.results[0]
  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    wantsFirst.current = !isSettled
    if (isSettled && first) go(first.address)
  }
  const openWanted = useEffectEvent(() => {
    if (wantsFirst.current && first) go(first.address)
    wantsFirst.current = false
  })
  // Who types fast presses Enter before the answer is there.
  useEffect(() => {
    if (isSettled) openWanted()
  }, [isSettled])
  const follow = (event: MouseEvent, address: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    go(address)
  }
  const move = (event: KeyboardEvent) => {
    // Without this the browser would first empty the box, and close at the second Escape.
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
      return
    }
    const by = event.key === 'ArrowDown' || event.key === 'ArrowUp' ? step[event.key] : 0
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    if (by === 0 || at < 0) return
    event.preventDefault()
    stops[at + by]?.focus()
  }
  return (
    <ConsoleDialog title={words.title} size="wide" onClose={onClose}>
      <search ref={place} className="console-search" onKeyDown={move}>
        <form onSubmit={openFirst}>
          <SearchBox label={words.label} value={typed} onChange={type} />
        </form>
        <p className="console-search-hint" role="status">
          {!isSearching ? words.hint : count > 0 ? words.found(count) : isSettled ? words.none : ''}
        </p>
        {groups.map(({ title, results }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {results.map((result) => (
                <li key={result.address}>
                  <a href={hrefOf(result.address)} onClick={(event) => follow(event, result.address)}>
                    <strong>{result.title}</strong>
                    <span>{result.note}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </search>
    </ConsoleDialog>
  )
}
