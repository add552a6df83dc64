import { useState } from 'react'

/** Remembered by the words that one reads: the table's name and the headings. */
const keyOf = (label: string) => `campus.columns.${label}`

/** The headings that somebody hid in the table of this name. */
export const hiddenColumns = (label: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(label)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((title) => typeof title === 'string') : []
  } catch {
    return []
  }
}

const keep = (label: string, hidden: readonly string[]) => {
  try {
    if (hidden.length > 0) localStorage.setItem(keyOf(label), JSON.stringify(hidden))
    else localStorage.removeItem(keyOf(label))
  } catch {
    // A browser without storage keeps the choice until the screen is left.
  }
}

/** The headings that a reader does not want to see in a table, kept on the device. */
export const useHiddenColumns = (label: string): readonly [hidden: readonly string[], hide: (hidden: readonly string[]) => void] => {
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({})
  const hide = (hidden: readonly string[]) => {
    setChosen({ ...chosen, [label]: hidden })
    keep(label, hidden)
  }
  return [chosen[label] ?? hiddenColumns(label), hide]
}
