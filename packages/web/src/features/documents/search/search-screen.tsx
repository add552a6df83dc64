import { appTemplates, userTemplates } from '@campus/contract/documents/templates.ts'
import { ClockCircleOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/page/rows.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useDebounced } from '@campus/ui/search/use-debounced.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CertificateCard } from '../certificates/certificate-card.tsx'
import { ToAll } from '../to-all.tsx'
import './search-screen.css'
import { useSearchHistory } from './use-search-history.ts'
import { searchWords } from './words.ts'

interface FoundProps {
  readonly wanted: string
  /** Somebody opened one of them: the word was a good one. */
  readonly onOpen: () => void
}

function Found({ wanted, onOpen }: FoundProps) {
  const words = useWords(searchWords)
  const read = useRead(appTemplates, { words: wanted }, { background: true })
  return (
    <QueryView read={read} empty={<Empty t={words.none(wanted)} action={<ToAll />} />}>
      {(found) => (
        <section className="page-column" aria-label={words.found}>
          <p className="page-note" role="status">
            {words.count(found.length)}
          </p>
          <ul className="certificate-cards">
            {found.map((template) => (
              <li key={template.id}>
                <CertificateCard template={template} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  )
}

/** Before anything is typed: what nothing stands in the way of. */
function Available() {
  const words = useWords(searchWords)
  const { data = [] } = useRead(userTemplates, {}, { background: true })
  if (data.length === 0) return null
  return (
    <section className="page-column" aria-labelledby="available">
      <h2 id="available" className="rows-title">
        {words.available}
      </h2>
      <ul className="certificate-cards">
        {data.map((template) => (
          <li key={template.id}>
            <CertificateCard template={{ ...template, hindrance: null }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Finds while one types; the word stands in the address, so that coming back finds the same results. */
export default function SearchScreen() {
  const words = useWords(searchWords)
  const { words: asked = '' } = useQueryOf(documentsPaths.search)
  const [typed, setTyped] = useState(asked)
  const wanted = useDebounced(typed.trim())
  const { kept, keep, forget } = useSearchHistory()
  const type = (text: string) => {
    setTyped(text)
    void redirect(documentsPaths.search, { words: text.trim() === '' ? undefined : text.trim() })
  }
  return (
    <div className="page">
      <SearchBox label={words.search} value={typed} onChange={type} />
      {wanted === '' && kept.length > 0 && (
        <section className="kept-words" aria-labelledby="kept-words">
          <header>
            <h2 id="kept-words">{words.kept}</h2>
            <button type="button" className="kept-words-forget" onClick={forget}>
              {words.forget}
            </button>
          </header>
          <ul>
            {kept.map((word) => (
              <li key={word}>
                <button type="button" onClick={() => type(word)}>
                  <ClockCircleOutline aria-hidden="true" />
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {wanted !== '' && <Found wanted={wanted} onOpen={() => keep(wanted)} />}
      {wanted === '' && (
        <>
          <p className="page-note">{words.hint}</p>
          <Available />
        </>
      )}
    </div>
  )
}
