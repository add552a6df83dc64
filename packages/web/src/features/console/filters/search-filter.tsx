import { useEffect, useRef, useState } from 'react'
import { SearchBox } from '../../../parts/search/search-box.tsx'
import { useSettled } from '../../../parts/search/use-settled.ts'

interface SearchFilterProps {
  readonly label: string
  readonly value: string
  readonly onSearch: (words: string) => void
}

/** Searches when the typing pauses. A value from elsewhere (filters cleared, way back) takes the place of what was typed. */
export function SearchFilter({ label, value, onSearch }: SearchFilterProps) {
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
    latest.current(settled)
  }, [settled])
  useEffect(() => {
    if (value === asked.current) return
    asked.current = value
    setTyped(value)
  }, [value])
  return <SearchBox label={label} value={typed} onChange={setTyped} />
}
