import { useEffect, useRef, useState } from 'react'
import { SearchBox } from './search-box.tsx'
import { useSettled } from './use-settled.ts'

interface SettledSearchProps {
  readonly label: string
  /** What is searched for now, such as the words in an address. */
  readonly value: string
  readonly most?: number
  readonly onSearch: (words: string | undefined) => void
}

/** Searches when the typing pauses. A value from elsewhere (filters cleared, way back) takes the place of what was typed. */
export function SettledSearch({ label, value, onSearch, ...box }: SettledSearchProps) {
  const [typed, setTyped] = useState(value)
  const settled = useSettled(typed).trim()
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
