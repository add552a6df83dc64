import { useEffect, useRef, useState } from 'react'
import { SearchBox } from './search-box.tsx'
import { useDebounced } from './use-debounced.ts'

interface DebouncedSearchProps {
  readonly label: string
  /** What is searched for now, such as the words in an address. */
  readonly value: string
  readonly max?: number
  readonly onSearch: (words: string | undefined) => void
}

/** Searches when the typing pauses. A value from elsewhere (filters cleared, way back) takes the place of what was typed. */
export function DebouncedSearch({ label, value, onSearch, ...box }: DebouncedSearchProps) {
  const [typed, setTyped] = useState(value)
  const settled = useDebounced(typed).trim()
  const asked = useRef(value)
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  useEffect(() => {
    if (settled === asked.current) return
    asked.current = settled
    latest.current(settled || undefined)
  }, [settled])
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])
  return <SearchBox {...box} label={label} value={typed} onChange={setTyped} />
}
