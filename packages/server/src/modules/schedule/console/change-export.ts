import type { Phrase } from '@campus/contract/language.ts'
import { consoleChanges, LessonChangeFilter, type ReviewedChange } from '@campus/contract/schedule/console/changes.ts'
import { changeKindNames, changeStateNames, type LessonPlace } from '@campus/contract/schedule/lesson-change.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { listChanges } from './change-review.service.ts'

interface Texts {
  readonly say: (phrase: Phrase) => string
  readonly time: (at: string) => string
}

const placeText = (place: LessonPlace | null, { say, time }: Texts) => {
  if (!place) return ''
  if (!place.isHeld) return say(['停课', 'Cancelled', '停課'])
  const names = place.teachers.map(({ name }) => name).join(', ')
  return [time(place.startsAt), place.room && `${place.room.building} ${place.room.name}`, names].filter(Boolean).join(' · ')
}

const teachersOf = ({ parts }: ReviewedChange) => parts.flatMap(({ before, after }) => [...(before?.teachers ?? []), ...after.teachers])

export const lessonChangeExport = exportSource<typeof LessonChangeFilter, ReviewedChange>({
  who: consoleChanges.who,
  filter: LessonChangeFilter,
  filterNames: { from: listFilterNames.from, until: listFilterNames.until, state: [['状态', 'Status', '狀態'], tellOne(changeStateNames)] },
  columns: [
    { key: 'course', title: ['课程', 'Course', '課程'], cell: ({ parts }) => parts.map(({ course }) => course).join('; ') },
    { key: 'sections', title: ['教学班', 'Sections', '教學班'], cell: ({ parts }) => parts.flatMap(({ sections }) => sections).join('; ') },
    { key: 'kind', title: ['类型', 'Type', '類型'], cell: ({ kind }, { say }) => say(changeKindNames[kind]) },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(changeStateNames[state]) },
    {
      key: 'before',
      title: ['原安排', 'Before', '原安排'],
      cell: ({ parts }, texts) => parts.map(({ before }) => placeText(before, texts)).join('; '),
    },
    {
      key: 'after',
      title: ['新安排', 'After', '新安排'],
      cell: ({ parts }, texts) => parts.map(({ after }) => placeText(after, texts)).join('; '),
    },
    { key: 'reason', title: ['原因', 'Reason', '原因'], cell: ({ reason }) => reason },
    { key: 'asker', title: ['申请人', 'Requested by', '申請人'], cell: ({ asker }) => asker.name },
    { key: 'colleague', title: ['同事', 'Colleague', '同事'], cell: ({ colleague }) => colleague?.name ?? '' },
    { key: 'askedAt', title: ['申请时间', 'Requested', '申請時間'], cell: ({ askedAt }, { time }) => time(askedAt) },
    { key: 'decidedBy', title: ['审批人', 'Decided by', '審批人'], cell: ({ decidedBy }) => decidedBy },
    { key: 'decidedAt', title: ['审批时间', 'Decided', '審批時間'], cell: ({ decidedAt }, { time }) => time(decidedAt) },
    { key: 'notes', title: ['审批意见', 'Notes', '審批意見'], cell: ({ notes }) => notes },
  ],
  scopeOf: readingScopeOf,
  ...readWhole<typeof LessonChangeFilter, ReviewedChange, ReviewedChange>(listChanges, (row) => row),
  peopleOf: (row) => [row.asker.id, row.colleague?.id ?? null, ...teachersOf(row).map(({ id }) => id)],
})
