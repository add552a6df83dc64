import { ownMissingScores } from '@campus/contract/exchange/missing.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../api/use-read.ts'
import { scoreWords } from './words.ts'
import '@campus/ui/page/page.css'

/** Which courses a transcript would lack, told before somebody applies; nothing where none does. */
export function MissingScores() {
  const words = useWords(scoreWords)
  const language = useLanguage()
  const { data = [] } = useRead(ownMissingScores, {}, { background: true })
  if (data.length === 0) return null
  const years = [...new Set(data.map(({ academicYear }) => academicYear))]
  return (
    <section className="page-card" aria-labelledby="missing-scores">
      <h2 id="missing-scores">{words.missingTitle}</h2>
      {years.map((year) => {
        const courses = data.filter(({ academicYear }) => academicYear === year)
        return (
          <p key={year}>
            {words.missingOf(courses.length, year)}
            <br />
            <small>{courses.map((course) => nameIn(course, language)).join(' · ')}</small>
          </p>
        )
      })}
    </section>
  )
}
