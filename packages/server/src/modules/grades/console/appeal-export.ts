import type { OutputOf } from '@campus/contract/call.ts'
import { consoleGradeAppeals, GradeAppealFilter } from '@campus/contract/grades/console.ts'
import { appealStateNames } from '@campus/contract/grades/grades.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { listAppeals } from './appeal-review.service.ts'

type Row = OutputOf<typeof consoleGradeAppeals>['rows'][number]

/** Who appealed and what became of it, without anybody's marks. */
export const gradeAppealExport = exportSource<typeof GradeAppealFilter, Row>({
  who: consoleGradeAppeals.who,
  filter: GradeAppealFilter,
  filterNames: {
    from: listFilterNames.from,
    until: listFilterNames.until,
    words: listFilterNames.words,
    state: [['状态', 'Status', '狀態'], tellOne(appealStateNames)],
  },
  columns: [
    { key: 'number', title: ['学号', 'Student number', '學號'], cell: ({ person }) => person.number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ person }) => person.name },
    { key: 'term', title: ['学期', 'Term', '學期'], cell: ({ academicYear, semester }) => `${academicYear}-${semester}` },
    { key: 'course', title: ['课程', 'Course', '課程'], cell: ({ course }, { language }) => nameIn(course, language) },
    { key: 'section', title: ['教学班', 'Section', '教學班'], cell: ({ sectionCode }) => sectionCode },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(appealStateNames[state]) },
    { key: 'reason', title: ['理由', 'Reason', '理由'], cell: ({ reason }) => reason },
    { key: 'createdAt', title: ['提交时间', 'Submitted', '提交時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
  ],
  scopeOf: readingScopeOf,
  ...readWhole<typeof GradeAppealFilter, Row, Row>(listAppeals, (row) => row),
  peopleOf: ({ person }) => [person.id],
})
