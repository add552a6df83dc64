import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { studentScores } from '@campus/contract/records/students.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import '../../../console/look/console-look.css'
import { Figures } from '../../../console/look/figures.tsx'
import { attemptNames, kindNames, scoreWords } from '../../../domain/score/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { gradeListWords, studentWords } from '../words.ts'

type Scores = OutputOf<typeof studentScores>
type Term = Scores['terms'][number]
type Row = Term['rows'][number]

const decimals = (value: number | null) => (value === null ? '—' : value.toFixed(2))

const useColumns = (): Columns<Row> => {
  const words = useWords(gradeListWords)
  const shared = useWords(scoreWords)
  const say = useSay()
  const language = useLanguage()
  return [
    { title: words.course, cell: (row) => nameIn(row, language) },
    { title: words.code, cell: (row) => row.courseCode },
    { title: words.kind, cell: (row) => say(kindNames[row.kind]) },
    { title: words.attempt, cell: (row) => (row.attempt === 'first' ? words.first : say(attemptNames[row.attempt])) },
    {
      title: words.score,
      cell: (row) => (
        <span className="console-marks">
          {row.score}
          {!row.isPassed && <StateMark tone="bad" t={shared.failed} />}
          {!row.counts && <StateMark tone="over" t={words.notCounted} />}
        </span>
      ),
    },
    { title: words.points, cell: (row) => decimals(row.points), isNumber: true },
    { title: words.credit, cell: (row) => row.credit, isNumber: true },
  ]
}

function TermCard({ term }: { readonly term: Term }) {
  const words = useWords(gradeListWords)
  const { term: termName } = useWords(scoreWords)
  const columns = useColumns()
  const title = termName(term.academicYear, term.semester)
  return (
    <div className="console-card">
      <header>
        <h2>{title}</h2>
        <span className="console-quiet">{words.termAverage(decimals(term.summary.average), decimals(term.summary.gpa))}</span>
      </header>
      <Table label={title} columns={columns} rows={term.rows} keyOfRow={(row) => row.id} />
    </div>
  )
}

function Scores({ scores: { terms, summary } }: { readonly scores: Scores }) {
  const words = useWords(gradeListWords)
  const { none } = useWords(scoreWords)
  if (terms.length === 0) return <Empty t={none} />
  return (
    <div className="console-column">
      <section className="console-card" aria-label={words.average}>
        <Figures
          figures={[
            [words.average, decimals(summary.average)],
            [words.gpa, decimals(summary.gpa)],
            [words.earned, `${summary.creditsEarned} / ${summary.credits}`],
            [words.courses, summary.courses],
            [words.failed, summary.failed],
          ]}
        />
      </section>
      {terms.map((term) => (
        <TermCard key={`${term.academicYear} ${term.semester}`} term={term} />
      ))}
    </div>
  )
}

/** The scores of one course of study: terms, attempts, averages. */
export default function ScoresScreen() {
  const words = useWords(gradeListWords)
  const { toList } = useWords(studentWords)
  const language = useLanguage()
  const recordId = Id.safeParse(useQueryOf(recordsPaths.scores).recordId).data
  const read = useRead(studentScores, { recordId: recordId ?? '' }, { enabled: recordId !== undefined, staleTime: 0 })
  const { data } = read
  const about = data && [data.studentId, nameIn(data.major, language), data.grade].filter(Boolean).join(' · ')
  return (
    <ConsoleFrame
      screen={recordsPaths.scores}
      title={data?.name}
      lead={
        data && (
          <>
            {about}{' '}
            <PathLink to={recordsPaths.student} query={{ id: data.personId, recordId: data.recordId }}>
              {words.toStudent}
            </PathLink>
          </>
        )
      }
    >
      {recordId ? (
        <QueryView read={read}>{(scores) => <Scores scores={scores} />}</QueryView>
      ) : (
        <Empty t={words.noRecord} action={<PathLink to={recordsPaths.students}>{toList}</PathLink>} />
      )}
    </ConsoleFrame>
  )
}
