import { consoleExams, ExamFilter, type PlannedExam } from '@campus/contract/exams/console.ts'
import { examKindNames } from '@campus/contract/exams/exams.ts'
import type { Phrase } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { partOf } from '../../../platform/db/cursor.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { countFiltered, listAllFiltered } from '../exams/exam.repository.ts'
import { presentPlanned } from '../exams/exam-view.ts'
import { filterFor } from './exam-admin.service.ts'

const stateNames: Record<PlannedExam['state'], Phrase> = {
  draft: ['草稿', 'Draft', '草稿'],
  published: ['已发布', 'Published', '已發布'],
  cancelled: ['已取消', 'Cancelled', '已取消'],
}

/** Invigilators are named: they can see it. */
export const examExport = exportSource<typeof ExamFilter, PlannedExam>({
  who: consoleExams.who,
  filter: ExamFilter,
  filterNames: {
    words: listFilterNames.words,
    termId: ['学期编号', 'Term', '學期編號'],
    state: [['状态', 'Status', '狀態'], tellOne(stateNames)],
  },
  columns: [
    { key: 'course', title: ['课程', 'Course', '課程'], cell: ({ course }, { language }) => nameIn(course, language) },
    { key: 'unit', title: ['开课单位', 'Unit', '開課單位'], cell: ({ unit }, { language }) => nameIn(unit, language) },
    { key: 'sections', title: ['教学班', 'Sections', '教學班'], cell: ({ sections }) => sections.map(({ code }) => code).join('; ') },
    { key: 'kind', title: ['类型', 'Kind', '類型'], cell: ({ kind }, { say }) => say(examKindNames[kind]) },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(stateNames[state]) },
    { key: 'startsAt', title: ['开始时间', 'Starts', '開始時間'], cell: ({ startsAt }, { time }) => time(startsAt) },
    { key: 'minutes', title: ['时长（分钟）', 'Minutes', '時長（分鐘）'], cell: ({ minutes }) => String(minutes) },
    {
      key: 'rooms',
      title: ['考场', 'Rooms', '考場'],
      cell: ({ sittings }, { language }) => sittings.map(({ room }) => nameIn(room, language)).join('; '),
    },
    {
      key: 'invigilators',
      title: ['监考教师', 'Invigilators', '監考教師'],
      cell: ({ sittings }) => sittings.flatMap(({ invigilators }) => invigilators.map(({ name }) => name)).join('; '),
    },
    { key: 'people', title: ['考生', 'Candidates', '考生'], cell: ({ people }) => String(people) },
    { key: 'seated', title: ['已排座', 'Seated', '已排座'], cell: ({ seated }) => String(seated) },
  ],
  scopeOf,
  count: async (ctx, asked) => {
    const { filter } = await filterFor(ctx, asked)
    return filter === null ? 0 : countFiltered(ctx.sql, filter)
  },
  list: async (ctx, asked, from) => {
    const { filter, today } = await filterFor(ctx, asked)
    if (filter === null) return []
    return partOf(await listAllFiltered(ctx.sql, filter, today), from).map((row) => presentPlanned(ctx, row))
  },
  peopleOf: ({ sittings }) => sittings.flatMap(({ invigilators }) => invigilators.map(({ id }) => id)),
})
