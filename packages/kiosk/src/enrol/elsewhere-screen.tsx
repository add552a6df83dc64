import { useWords } from '@campus/ui/words/words.ts'
import { Heading } from '../frame/heading.tsx'
import './enrol-screen.css'
import { enrolWords } from './words.ts'

export function ElsewhereScreen({ onUseHere }: { readonly onUseHere: () => void }) {
  const words = useWords(enrolWords)
  return (
    <section className="enrol">
      <Heading>{words.elsewhere}</Heading>
      <p className="soft">{words.elsewhereHint}</p>
      <button type="button" className="press press-main" onClick={onUseHere}>
        {words.useHere}
      </button>
    </section>
  )
}
