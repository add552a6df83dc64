import { MissingFilter, missingScores } from '@campus/contract/exchange/missing.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames } from '../../logs/lists/list-filter.service.ts'
import { countFitting, listFitting } from './missing.service.ts'

type Row = Awaited<ReturnType<typeof listFitting>>[number]

/** One row for each student, with all courses that lack a score. */
export const missingExport = exportSource<typeof MissingFilter, Row>({
  who: missingScores.who,
  filter: MissingFilter,
  filterNames: {
    words: listFilterNames.words,
    unitId: listFilterNames.unitId,
    academicYear: ['学年', 'Academic year', '學年'],
  },
  columns: [
    { key: 'number', title: ['学号', 'Student number', '學號'], cell: ({ number }) => number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ name }) => name },
    { key: 'class', title: ['班级', 'Class', '班級'], cell: ({ className }) => className },
    { key: 'count', title: ['门数', 'Number of courses', '門數'], cell: ({ courses }) => String(courses.length) },
    {
      key: 'courses',
      title: ['课程', 'Courses', '課程'],
      cell: ({ courses }, { language }) =>
        courses.map((course) => `${course.courseCode} ${nameIn(course, language)} (${course.academicYear}-${course.semester})`).join('; '),
    },
  ],
  scopeOf: () => Promise.resolve('school'),
  count: countFitting,
  list: listFitting,
  peopleOf: ({ personId }) => [personId],
})
