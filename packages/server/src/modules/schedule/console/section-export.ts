import { consoleSections, SectionFilter, type SectionRow } from '@campus/contract/schedule/console/sections.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { termName } from '../calendar/calendar.rules.ts'
import { listTerms } from '../calendar/term.repository.ts'
import { countSections, listSectionsAfter } from '../sections/section.repository.ts'
import { presentSection, wantedBy } from '../sections/section.service.ts'

/** Teachers are named: they can see it. */
export const sectionExport = exportSource<typeof SectionFilter, SectionRow>({
  who: consoleSections.who,
  filter: SectionFilter,
  filterNames: {
    words: listFilterNames.words,
    unitId: listFilterNames.unitId,
    termId: [
      ['学期', 'Term', '學期'],
      async (ctx, termId) => {
        const term = (await listTerms(ctx.sql, ctx.caller.schoolId)).find(({ id }) => id === termId)
        return term ? termName(term) : ''
      },
    ],
  },
  columns: [
    { key: 'courseCode', title: ['课程号', 'Course code', '課程代碼'], cell: ({ course }) => course.code },
    { key: 'course', title: ['课程', 'Course', '課程'], cell: ({ course }) => course.name },
    { key: 'code', title: ['教学班号', 'Section', '教學班號'], cell: ({ code }) => code },
    { key: 'unit', title: ['开课单位', 'Unit', '開課單位'], cell: ({ unit }) => unit.name },
    { key: 'teachers', title: ['教师', 'Teachers', '教師'], cell: ({ teachers }) => teachers.map(({ name }) => name).join('; ') },
    { key: 'students', title: ['学生', 'Students', '學生'], cell: ({ students }) => String(students) },
    { key: 'capacity', title: ['容量', 'Capacity', '容量'], cell: ({ capacity }) => String(capacity) },
    { key: 'lessons', title: ['课次', 'Lessons', '課次'], cell: ({ lessons }) => String(lessons) },
  ],
  scopeOf: readingScopeOf,
  count: async (ctx, filter) => countSections(ctx.sql, await wantedBy(ctx, filter)),
  list: async (ctx, filter, from) =>
    (await listSectionsAfter(ctx.sql, await wantedBy(ctx, filter), from)).map((row) => presentSection(ctx, row)),
  peopleOf: ({ teachers }) => teachers.map(({ id }) => id),
})
