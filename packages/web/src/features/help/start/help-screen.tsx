import { useState } from 'react'
import '@campus/ui/page/page.css'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { FoundProblems } from './found-problems.tsx'
import { HelpEntries } from './help-entries.tsx'
import './help-start.css'
import { MostRead } from './most-read.tsx'
import { ProblemTypes } from './problem-types.tsx'
import { helpWords } from './words.ts'

export default function HelpScreen() {
  const words = useWords(helpWords)
  const [typed, setTyped] = useState('')
  const wanted = useDebounced(typed.trim())
  return (
    <div className="page page-two-columns help-start">
      <div className="page-across">
        <SearchBox label={words.search} value={typed} onChange={setTyped} />
      </div>
      {wanted ? (
        <div className="page-across page-column">
          <FoundProblems wanted={wanted} />
        </div>
      ) : (
        <>
          <ProblemTypes />
          <MostRead />
          <HelpEntries />
        </>
      )}
    </div>
  )
}
