import type { OutputOf } from '@campus/contract/call.ts'
import type { compareIdentity } from '@campus/contract/identity/papers.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './paper.css'
import { paperWords } from './words.ts'

type Compared = Pick<OutputOf<typeof compareIdentity>, 'rows' | 'portrait'>

const tones = { same: 'good', different: 'bad', not_on_paper: 'over', not_in_record: 'over' } as const

const usePortraitText = (portrait: Compared['portrait']) => {
  const words = useWords(paperWords)
  return {
    same: words.portraitSame,
    different: words.portraitDifferent,
    not_compared: words.portraitNotCompared,
    no_portrait: words.noPortrait,
    no_photo_on_paper: words.noPhotoOnPaper,
  }[portrait]
}

/** Sexes stand as words in both. */
const useValue = () => {
  const words = useWords(paperWords)
  const sexes: Readonly<Record<string, string>> = { male: words.male, female: words.female, other: words.otherSex }
  return (field: string, value: string) => (field === 'sex' ? (sexes[value] ?? value) : value) || '—'
}

/** Paper and record side by side, and what the photo says. The result stands by the name of the field, so that a small phone has room for both. */
export function CompareRows({ rows, portrait }: Compared) {
  const words = useWords(paperWords)
  const valueOf = useValue()
  const portraitText = usePortraitText(portrait)
  const isCompared = portrait === 'same' || portrait === 'different'
  return (
    <table className="compare-table" aria-label={words.comparison}>
      <thead>
        <tr>
          {[words.field, words.onPaper, words.inRecord].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, paper, record, result }) => (
          <tr key={field} data-differs={result === 'different' ? true : undefined}>
            <th scope="row">
              {words[field]} <StateMark tone={tones[result]} t={words[result]} />
            </th>
            {/* What the record does not know leaves its room to the paper: dates and addresses need it on a phone. */}
            <td colSpan={result === 'not_in_record' ? 2 : 1}>{valueOf(field, paper)}</td>
            {result !== 'not_in_record' && <td>{valueOf(field, record)}</td>}
          </tr>
        ))}
        <tr data-differs={portrait === 'different' ? true : undefined}>
          <th scope="row">
            {words.portrait} {isCompared && <StateMark tone={tones[portrait]} t={words[portrait]} />}
          </th>
          <td colSpan={2}>{portraitText}</td>
        </tr>
      </tbody>
    </table>
  )
}
