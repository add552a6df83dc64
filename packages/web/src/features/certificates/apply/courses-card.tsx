import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './courses-card.css'
import { applyFormWords } from './words.ts'

interface CoursesCardProps {
  readonly templateId: string
  readonly recordId: string | undefined
  readonly courses: number
  readonly years: readonly string[]
}

/** The courses that were chosen on the screen before this one. */
export function CoursesCard({ templateId, recordId, courses, years }: CoursesCardProps) {
  const words = useWords(applyFormWords)
  return (
    <section className="page-card courses-card" aria-labelledby="courses">
      <h2 id="courses">{words.courses}</h2>
      <p>
        {words.coursesChosen(courses)}
        {years.length > 0 && <small>{years.join(' · ')}</small>}
      </p>
      <PathLink to={documentsPaths.scoreProof} query={{ templateId, recordId }} replaces>
        {words.changeCourses}
      </PathLink>
    </section>
  )
}
