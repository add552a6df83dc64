import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { RefObject } from 'react'
import { sectionNames } from './places.ts'
import './settings-screen.css'
import { settingsWords } from './words.ts'

interface SettingsFinderProps {
  readonly wanted: string
  readonly onChange: (wanted: string) => void
  /** Where the sections stand. */
  readonly place: RefObject<HTMLElement | null>
}

/** Narrows the settings to those that have the words, and leads to a section without leaving the form. */
export function SettingsFinder({ wanted, onChange, place }: SettingsFinderProps) {
  const words = useWords(settingsWords)
  const jump = (title: string) => {
    const headings = [...(place.current?.querySelectorAll('h2') ?? [])]
    const section = headings.find(({ textContent }) => textContent === title)?.closest('section')
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
  }
  return (
    <div className="settings-finder">
      <SearchBox label={words.find} value={wanted} onChange={onChange} />
      {wanted.trim() === '' && (
        <nav className="settings-links" aria-label={words.sections}>
          {sectionNames.map((name) => (
            <button key={name} type="button" onClick={() => jump(words[name])}>
              {words[name]}
            </button>
          ))}
        </nav>
      )}
    </div>
  )
}
