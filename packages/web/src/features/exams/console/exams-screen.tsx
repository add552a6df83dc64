import { consoleExams, type PlannedExam } from '@campus/contract/exams/console.ts'
import { examKindNames } from '@campus/contract/exams/exams.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { usePage } from '../../../api/use-page.ts'
import { ExportButton } from '../../../console/export/export-button.tsx'
import { Filters } from '../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../console/filters/select-filter.tsx'
import { sortedBy } from '../../../console/filters/sorted-by.ts'
import { StateFilter } from '../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../console/filters/use-addressed.ts'
import { ListScreen } from '../../../console/frame/list-screen.tsx'
import { Moment } from '../../../console/look/moment.tsx'
import { scoreWords } from '../../../domain/score/words.ts'
import '../exams.css'
import { Counts } from './counts.tsx'
import { ExamDetail } from './exam-detail.tsx'
import { ExamDialog } from './exam-dialog.tsx'
import { examTones } from './exam-tones.ts'
import { ProposalDialog } from './proposal-dialog.tsx'
import { examConsoleWords } from './words.ts'

const states = ['draft', 'published', 'cancelled'] as const

function ExamLine({ exam }: { readonly exam: PlannedExam }) {
  const words = useWords(examConsoleWords)
  const minuteOf = useMinuteOf()
  const sayList = useSayList()
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <span className="choosable-head">
        {nameIn(exam.course, language)}
        <StateMark tone={examTones[exam.state]} t={words[exam.state]} />
      </span>
      <small>
        {say(examKindNames[exam.kind])} · {exam.startsAt === null ? words.noTime : minuteOf(Date.parse(exam.startsAt))}
      </small>
      <small>
        {sayList(exam.sections.map(({ code }) => code))} · {words.seated(exam.seated, exam.people)}
      </small>
    </>
  )
}

const useColumns = (): Columns<PlannedExam> => {
  const words = useWords(examConsoleWords)
  const sayList = useSayList()
  const say = useSay()
  const language = useLanguage()
  return [
    { title: words.course, cell: ({ course }) => nameIn(course, language), sortKey: 'course' },
    { title: words.sections, cell: ({ sections }) => sayList(sections.map(({ code }) => code)) },
    { title: words.kind, cell: ({ kind }) => say(examKindNames[kind]) },
    { title: words.state, cell: ({ state }) => <StateMark tone={examTones[state]} t={words[state]} /> },
    {
      title: words.startsAt,
      cell: ({ startsAt }) => (startsAt === null ? words.noTime : <Moment at={startsAt} />),
      sortKey: 'startsAt',
    },
    { title: words.minutes, cell: ({ minutes }) => minutes, isNumber: true, sortKey: 'minutes' },
    { title: words.room, cell: ({ sittings }) => sayList(sittings.map(({ room }) => nameIn(room, language))) },
    { title: words.seatedPeople, cell: ({ seated, people }) => `${seated} / ${people}`, isNumber: true },
  ]
}

export default function ExamsScreen() {
  const words = useWords(examConsoleWords)
  const { term } = useWords(scoreWords)
  const addressed = useAddressed(consolePaths.exams)
  const { query, place, searched } = addressed
  const state = states.find((state) => state === query.state)
  const askedTerm = Id.safeParse(query.termId).data
  const isNarrowed = state !== undefined || Boolean(query.words)
  const filter = { ...searched, ...(state && { state }), ...(askedTerm && { termId: askedTerm }) }
  const { sort, sorted } = sortedBy(addressed, consoleExams.query.shape.sort)
  const read = usePage(consoleExams, { ...place, ...filter, ...sort })
  const columns = useColumns()
  const [dialog, setDialog] = useState<'add' | 'propose'>()
  const id = Id.safeParse(query.id).data
  const termId = read.data?.termId ?? null
  return (
    <>
      <ListScreen
        screen={consolePaths.exams}
        lead={words.lead}
        addressed={addressed}
        actions={
          termId !== null && (
            <>
              <ExportButton source="exams" filter={filter} />
              <Button onClick={() => setDialog('propose')}>{words.propose}</Button>
              <Button color="primary" onClick={() => setDialog('add')}>
                {words.add}
              </Button>
            </>
          )
        }
        filters={
          <>
            {read.data && <Counts counts={read.data.counts} />}
            <Filters>
              <SearchFilter of={addressed} label={words.search} />
              <StateFilter of={addressed} states={states} t={(state) => words[state]} />
              <SelectFilter
                of={addressed}
                name="termId"
                label={words.term}
                all={words.present}
                options={(read.data?.terms ?? []).map(({ id, academicYear, semester }) => ({
                  value: id,
                  label: term(academicYear, semester),
                }))}
              />
            </Filters>
          </>
        }
        read={read}
        empty={<Empty t={isNarrowed ? words.noneLikeThat : words.none} />}
        table={{ columns, sorted }}
        detail={id && termId ? <ExamDetail key={id} id={id} termId={termId} /> : null}
      >
        {(exam) => <ExamLine exam={exam} />}
      </ListScreen>
      {dialog === 'add' && termId && (
        <ExamDialog termId={termId} exam={null} onClose={() => setDialog(undefined)} onSaved={(saved) => addressed.choose(saved)} />
      )}
      {dialog === 'propose' && termId && <ProposalDialog termId={termId} onClose={() => setDialog(undefined)} />}
    </>
  )
}
