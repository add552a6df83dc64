import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useState } from 'react'
import '@campus/ui/page/page.css'
import { SearchBox } from '@campus/ui/search/search-box.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { kindNames, scoreWords } from '../../../domain/score/words.ts'
import { termsOf } from '../scores/terms.ts'
import { type Course, type CourseFilter, filterCourses, turnAll } from './course-filter.ts'
import './course-list.css'
import { scoreProofWords } from './words.ts'

interface CourseCheckProps {
  readonly course: Course
  readonly isChosen: boolean
  readonly onTurn: () => void
}

function CourseCheck({ course, isChosen, onTurn }: CourseCheckProps) {
  const { credits, failed } = useWords(scoreWords)
  const say = useSay()
  const language = useLanguage()
  return (
    <label className="course">
      <input type="checkbox" checked={isChosen} onChange={onTurn} />
      <span className="course-text">
        {nameIn(course, language)}
        <small>
          {say(kindNames[course.kind])} · {credits(course.credit)} · {course.courseCode}
          {!course.isPassed && ` · ${failed}`}
        </small>
      </span>
      <strong>{course.score}</strong>
    </label>
  )
}

interface CourseListProps {
  readonly courses: readonly Course[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Courses by term, narrowed by words and kind, each to be ticked or all that are listed at once. */
export function CourseList({ courses, chosen, onChange }: CourseListProps) {
  const words = useWords(scoreProofWords)
  const { term: nameTerm } = useWords(scoreWords)
  const say = useSay()
  const [filter, setFilter] = useState<CourseFilter>({ words: '', kind: '' })
  const shown = filterCourses(courses, filter)
  const shownIds = shown.map(({ id }) => id)
  const kinds = [...new Set(courses.map(({ kind }) => kind))]
  const areAllChosen = shownIds.every((id) => chosen.includes(id))
  return (
    <section className="page-card course-list" aria-labelledby="courses">
      <h2 id="courses">{words.courses}</h2>
      <SearchBox label={words.search} value={filter.words} onChange={(text) => setFilter({ ...filter, words: text })} />
      {kinds.length > 1 && (
        <Choice
          label={words.kind}
          look="chips"
          options={[['', words.allKinds], ...kinds.map((kind) => [kind, say(kindNames[kind])] as const)]}
          value={filter.kind}
          onChoose={(kind) => setFilter({ ...filter, kind })}
        />
      )}
      {shown.length === 0 ? (
        <p className="page-note" role="status">
          {words.noneShown}
        </p>
      ) : (
        <Button size="small" onClick={() => onChange(turnAll(chosen, shownIds))}>
          {areAllChosen ? words.clearShown : words.selectShown(shown.length)}
        </Button>
      )}
      {termsOf(shown).map((term) => (
        <fieldset key={term.key} className="course-term">
          <legend>{nameTerm(term.academicYear, term.semester)}</legend>
          {term.rows.map((course) => (
            <CourseCheck
              key={course.id}
              course={course}
              isChosen={chosen.includes(course.id)}
              onTurn={() => onChange(turnAll(chosen, [course.id]))}
            />
          ))}
        </fieldset>
      ))}
    </section>
  )
}
