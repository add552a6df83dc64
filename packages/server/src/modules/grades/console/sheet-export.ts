import { consoleGradeSheets, GradeSheetFilter } from '@campus/contract/grades/console.ts'
import { type SheetRow, sheetStateNames } from '@campus/contract/grades/sheets.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { listSheets } from './sheet-review.service.ts'

type Row = SheetRow & { readonly id: string }

/** How far each sheet is, without anybody's marks. */
export const sheetExport = exportSource<typeof GradeSheetFilter, Row>({
  who: consoleGradeSheets.who,
  filter: GradeSheetFilter,
  filterNames: {
    words: listFilterNames.words,
    termId: ['学期编号', 'Term', '學期編號'],
    state: [['状态', 'Status', '狀態'], tellOne(sheetStateNames)],
  },
  columns: [
    { key: 'term', title: ['学期', 'Term', '學期'], cell: ({ academicYear, semester }) => `${academicYear}-${semester}` },
    { key: 'course', title: ['课程', 'Course', '課程'], cell: ({ course }, { language }) => nameIn(course, language) },
    { key: 'section', title: ['教学班', 'Section', '教學班'], cell: ({ sectionCode }) => sectionCode },
    { key: 'unit', title: ['开课单位', 'Unit', '開課單位'], cell: ({ unit }, { language }) => nameIn(unit, language) },
    { key: 'teachers', title: ['教师', 'Teachers', '教師'], cell: ({ teachers }) => teachers.join('; ') },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(sheetStateNames[state]) },
    { key: 'people', title: ['学生', 'Students', '學生'], cell: ({ people }) => String(people) },
    { key: 'complete', title: ['已录入', 'Complete', '已登錄'], cell: ({ complete }) => String(complete) },
    { key: 'publishedAt', title: ['发布时间', 'Published', '發布時間'], cell: ({ publishedAt }, { time }) => time(publishedAt) },
  ],
  scopeOf: readingScopeOf,
  ...readWhole<typeof GradeSheetFilter, SheetRow, Row>(listSheets, (row) => ({ ...row, id: row.sectionId })),
  peopleOf: () => [],
})
