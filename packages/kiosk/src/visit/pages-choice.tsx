import { readPageRanges } from '@campus/contract/printing/print-attributes.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { figures, Pad } from '../code/pad.tsx'
import { typeKey } from '../code/typed.ts'
import { choiceWords } from './words.ts'

const longest = 40
const signs = [...figures, '-', ',']

interface PagesChoiceProps {
  readonly pageCount: number
  /** What is typed where some pages are chosen; nothing chosen means all. */
  readonly typed: string | undefined
  readonly onChange: (typed: string | undefined) => void
}

/** All pages, or some of them as people write them. */
export function PagesChoice({ pageCount, typed, onChange }: PagesChoiceProps) {
  const words = useWords(choiceWords)
  const isWrong = typed !== undefined && typed !== '' && !readPageRanges(typed, pageCount)
  return (
    <div className="pages-choice">
      <Choice
        label={words.pages}
        value={typed === undefined ? 'all' : 'some'}
        options={[
          ['all', words.allPages(pageCount)],
          ['some', words.somePages],
        ]}
        onChoose={(which) => onChange(which === 'all' ? undefined : '')}
      />
      {typed !== undefined && (
        <>
          <p className={`pages-typed ${isWrong ? 'is-wrong' : ''}`} role="status">
            {typed ? <strong>{typed}</strong> : <span className="soft">{words.someHint}</span>}
            {isWrong && <span>{words.wrongPages}</span>}
          </p>
          <Pad signs={signs} onKey={(key) => onChange(typeKey(typed, key, longest))} />
        </>
      )}
    </div>
  )
}
