import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { type Lesson, lessonDetail } from '@campus/contract/schedule/timetable.ts'
import '@campus/ui/page/page.css'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSayList, useWords } from '@campus/ui/words/words.ts'
import { LessonMark } from '../../../domain/lesson/lesson-text.tsx'
import { clockSpan, sayDay } from '../../../domain/lesson/school-clock.ts'
import { lessonWords } from '../../../domain/lesson/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useCachedRead } from '../../../offline-cache/use-cached-read.ts'
import { useSession } from '../../../session/use-session.ts'
import { LessonHistory } from '../changes/lesson-history.tsx'
import { lessonScreenWords } from './words.ts'

/** Family sees the lessons of a student, not those of rooms and teachers. */
function TimetableLink({ kind, id, name }: { readonly kind: 'room' | 'teacher'; readonly id: string; readonly name: string }) {
  const isFamily = useSession('user')?.roles.includes('family') ?? false
  if (isFamily) return name
  return (
    <PathLink to={schedulePaths.timetableOf} query={{ kind, id }}>
      {name}
    </PathLink>
  )
}

/** Who teaches a lesson goes on from its sections to how often their people come. */
function Sections({ lesson: { sections, teachers } }: { readonly lesson: Pick<Lesson, 'sections' | 'teachers'> }) {
  const sayList = useSayList()
  const userId = useSession('user')?.uid
  if (!teachers.some(({ id }) => id === userId)) return sayList(sections.map(({ code }) => code))
  return (
    <span className="lesson-names">
      {sections.map(({ id, code }) => (
        <PathLink key={id} to={attendancePaths.overview} query={{ sectionId: id }}>
          {code}
        </PathLink>
      ))}
    </span>
  )
}

/** Stays on the device, so that it opens without network. */
function LessonView({ id }: { readonly id: string }) {
  const language = useLanguage()
  const words = useWords(lessonScreenWords)
  const common = useWords(lessonWords)
  const read = useCachedRead(lessonDetail, { id })
  const { data: terms } = useCachedRead(scheduleTerms, {}, { background: true })
  return (
    <div className="page">
      <QueryView read={read}>
        {(lesson) => {
          const day = sayDay(lesson.day, language, { weekday: 'long', month: 'long', day: 'numeric' })
          return (
            <>
              <section className="page-card">
                <h2>
                  {lesson.course.name} <LessonMark lesson={lesson} />
                </h2>
                {lesson.cancelledBy !== null && <p className="page-note">{words[lesson.cancelledBy]}</p>}
                {lesson.day !== lesson.plannedOn && (
                  <p className="page-note">
                    {words.plannedOn(sayDay(lesson.plannedOn, language, { weekday: 'long', month: 'long', day: 'numeric' }))}
                  </p>
                )}
                <FactList
                  facts={[
                    [words.when, `${day} · ${words.week(lesson.week)}`],
                    [words.time, terms && clockSpan(lesson, terms.timeZone)],
                    [
                      words.room,
                      lesson.room ? <TimetableLink key="room" kind="room" id={lesson.room.id} name={lesson.room.name} /> : common.noRoom,
                    ],
                    [
                      words.teachers,
                      <span key="teachers" className="lesson-names">
                        {lesson.teachers.map((teacher) => (
                          <TimetableLink key={teacher.id} kind="teacher" id={teacher.id} name={teacher.name} />
                        ))}
                      </span>,
                    ],
                    [words.section, <Sections key="sections" lesson={lesson} />],
                    [words.students, String(lesson.students)],
                  ]}
                />
              </section>
              {terms && <LessonHistory lesson={lesson} timeZone={terms.timeZone} />}
            </>
          )
        }}
      </QueryView>
    </div>
  )
}

export default function LessonScreen() {
  const { id = '' } = useQueryOf(schedulePaths.lesson)
  return <LessonView key={id} id={id} />
}
