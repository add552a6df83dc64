import type { OutputOf } from '@campus/contract/call.ts'
import type { examChoices } from '@campus/contract/exams/console.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import '../../../console/fields/fields.css'
import { examConsoleWords } from './words.ts'

interface SectionChecksProps {
  readonly sections: OutputOf<typeof examChoices>['sections']
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

/** As many as one looks through; the rest is found by typing. */
const shownAtOnce = 12

/** Sections of one course that write together; those without an exam come first. */
export function SectionChecks({ sections, chosen, onChange }: SectionChecksProps) {
  const words = useWords(examConsoleWords)
  const language = useLanguage()
  const [text, setText] = useState('')
  const isChosen = (id: string) => chosen.includes(id)
  const found = sections.filter(({ code, course }) =>
    `${nameIn(course, language)} ${code}`.toLowerCase().includes(text.trim().toLowerCase()),
  )
  const rank = (section: (typeof sections)[number]) => (isChosen(section.id) ? 0 : section.hasExam ? 2 : 1)
  const shown = found.toSorted((one, other) => rank(one) - rank(other)).slice(0, shownAtOnce)
  const turn = (id: string) => onChange(isChosen(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className="checks">
      <legend>{words.sections}</legend>
      <SearchBox label={words.findSection} value={text} onChange={setText} />
      <div className="checks-options">
        {shown.map(({ id, code, course, people }) => (
          <label key={id} className="check">
            <input type="checkbox" checked={isChosen(id)} onChange={() => turn(id)} />
            {words.sectionOf(nameIn(course, language), code, people)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
