import { attendanceOverview, type Figures } from '@campus/contract/attendance/records.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Ring } from '@campus/ui/figures/ring.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useState } from 'react'
import { send } from '../../../api/send.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { OfStudent, type SharedStudent, StudentName } from '../../../domain/share/shared-student.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useSession } from '../../../session/use-session.ts'
import '@campus/ui/page/page.css'
import '../attendance.css'
import { overviewWords } from './words.ts'

type Overview = OutputOf<typeof attendanceOverview>
type Section = Overview['sections'][number]

const percent = (part: number | null) => (part === null ? '–' : `${Math.round(part * 1000) / 10}%`)

function Reach({ figures, minRate }: { readonly figures: Figures; readonly minRate: number }) {
  const words = useWords(overviewWords)
  if (figures.bestRate === null || figures.ahead === 0) return null
  const isReachable = figures.bestRate * 100 >= minRate
  return <small>{(isReachable ? words.reachable : words.unreachable)(percent(figures.bestRate), minRate)}</small>
}

/** One section; those that somebody teaches or looks after lead to their people. */
function SectionText({ section, isOwn, children }: { readonly section: Section; readonly isOwn: boolean; readonly children?: ReactNode }) {
  const words = useWords(overviewWords)
  const title = isOwn ? (
    section.course
  ) : (
    <PathLink to={attendancePaths.overview} query={{ sectionId: section.sectionId }}>
      {section.course}
    </PathLink>
  )
  return (
    <div className="attendance-figures">
      <Ring label={words.rate} percent={(section.rate ?? 0) * 100} {...(section.rate === null && { figure: '–' })} />
      <span className="attendance-row">
        <strong>{title}</strong>
        <small>{section.sectionCode}</small>
        <small>{section.taken === 0 ? words.notYet : words.counts(section.taken, section.absent, section.late)}</small>
        {children}
      </span>
    </div>
  )
}

function OwnSection({ section, minRate }: { readonly section: Section; readonly minRate: number }) {
  const words = useWords(overviewWords)
  return (
    <SectionText section={section} isOwn>
      {section.missed > 0 && <small>{words.missed(percent(section.missed))}</small>}
      <Reach figures={section} minRate={minRate} />
    </SectionText>
  )
}

function Sections({ as, student }: { readonly as: 'student' | 'teacher'; readonly student?: SharedStudent | undefined }) {
  const words = useWords(overviewWords)
  const read = useRead(attendanceOverview, { as, ...(student && { personId: student.id }) })
  return (
    <QueryView read={read} empty={<Empty t={words.none} />} isEmpty={({ sections }) => sections.length === 0}>
      {({ term, minRate, sections }) => (
        <section className="page" aria-label={as === 'student' ? (student?.name ?? words.mine) : words.taught}>
          {term && <p className="page-lead">{words.term(term.academicYear, term.semester)}</p>}
          <ul className="page-list page-column">
            {sections.map((section) => (
              <li key={section.sectionId} className="page-card">
                {as === 'student' ? <OwnSection section={section} minRate={minRate} /> : <SectionText section={section} isOwn={false} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  )
}

/** All sections of the units that a manager or an auditor looks after. */
function ScopeSections() {
  const words = useWords(overviewWords)
  const pages = usePages(keyOf(attendanceOverview, { as: 'scope' }), async (pageNum, signal) => {
    const { sections, total } = await send(attendanceOverview, { as: 'scope', pageNum }, { signal })
    return { rows: sections, total }
  })
  return (
    <EndlessList label={words.scope} pages={pages} keyOfRow={({ sectionId }) => sectionId} empty={<Empty t={words.scopeEmpty} />}>
      {(section) => <SectionText section={section} isOwn={false} />}
    </EndlessList>
  )
}

function People({ sectionId }: { readonly sectionId: string }) {
  const words = useWords(overviewWords)
  const read = useRead(attendanceOverview, { sectionId, as: 'teacher' })
  return (
    <QueryView read={read}>
      {({ people, sections }) => (
        <div className="page attendance-people">
          <PathLink to={attendancePaths.overview}>{words.back}</PathLink>
          <h2>{sections[0]?.course}</h2>
          <Table
            label={words.people}
            rows={people}
            keyOfRow={({ person }) => person.id}
            columns={[
              { title: words.name, cell: ({ person }) => person.name },
              { title: words.number, cell: ({ person }) => person.number },
              { title: words.rate, cell: ({ rate }) => percent(rate), isNumber: true },
              { title: words.absent, cell: ({ absent }) => absent, isNumber: true },
              { title: words.late, cell: ({ late }) => late, isNumber: true },
              { title: words.leave, cell: ({ leave }) => leave, isNumber: true },
            ]}
          />
        </div>
      )}
    </QueryView>
  )
}

type Whose = 'teacher' | 'scope'

/** For who does not study: the sections they teach, those of their units, or a choice of both. */
function StaffSections({ roles }: { readonly roles: readonly string[] }) {
  const words = useWords(overviewWords)
  const teaches = roles.includes('teacher')
  const looksAfter = roles.some((role) => role === 'manager' || role === 'auditor')
  const [whose, setWhose] = useState<Whose>(teaches ? 'teacher' : 'scope')
  return (
    <>
      {teaches && looksAfter && (
        <Choice
          label={words.whose}
          look="tabs"
          options={[
            ['teacher', words.taught],
            ['scope', words.scope],
          ]}
          value={whose}
          onChoose={setWhose}
        />
      )}
      {whose === 'teacher' ? <Sections as="teacher" /> : <ScopeSections />}
    </>
  )
}

export default function OverviewScreen() {
  const { sectionId, studentId } = useQueryOf(attendancePaths.overview)
  const roles = useSession('user')?.roles ?? []
  if (sectionId) return <People sectionId={sectionId} />
  return (
    <OfStudent kind="attendance" path={attendancePaths.overview} studentId={studentId}>
      {(student) => (
        <>
          {student && <StudentName student={student} />}
          {student || roles.includes('student') ? (
            <Sections key={student?.id} as="student" student={student} />
          ) : (
            <StaffSections roles={roles} />
          )}
        </>
      )}
    </OfStudent>
  )
}
