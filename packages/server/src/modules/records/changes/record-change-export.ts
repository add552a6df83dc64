import { changeStateNames, type RecordChange, RecordChangeFilter, recordChanges } from '@campus/contract/records/changes.ts'
import { fieldText } from '@campus/contract/records/field-text.ts'
import { fieldNames } from '@campus/contract/records/student-fields.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { listFilterNames, tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { scopeOf } from '../../school/organisation/scope.service.ts'
import { readChanges } from './decision.service.ts'

/** One row for each change, with all of its fields. */
export const recordChangeExport = exportSource<typeof RecordChangeFilter, RecordChange>({
  who: recordChanges.who,
  filter: RecordChangeFilter,
  filterNames: {
    from: listFilterNames.from,
    until: listFilterNames.until,
    words: listFilterNames.words,
    state: [['状态', 'Status', '狀態'], tellOne(changeStateNames)],
  },
  columns: [
    { key: 'number', title: ['学号', 'Student number', '學號'], cell: ({ person }) => person.number },
    { key: 'name', title: ['姓名', 'Name', '姓名'], cell: ({ person }) => person.name },
    {
      key: 'changes',
      title: ['修改', 'Changes', '修改'],
      cell: ({ changes }, { say }) =>
        changes
          .map(({ field, ...value }) => {
            const [before, after] = [say(fieldText(field, value.before)), say(fieldText(field, value.after))]
            return `${say(fieldNames[field])}: ${before || '—'} → ${after || '—'}`
          })
          .join('; '),
    },
    { key: 'reason', title: ['原因', 'Reason', '原因'], cell: ({ reason }) => reason },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(changeStateNames[state]) },
    { key: 'askedBy', title: ['修改人', 'Changed by', '修改人'], cell: ({ askedBy }) => askedBy },
    { key: 'createdAt', title: ['提交时间', 'Submitted', '提交時間'], cell: ({ createdAt }, { time }) => time(createdAt) },
    { key: 'decidedBy', title: ['确认人', 'Confirmed by', '確認人'], cell: ({ decidedBy }) => decidedBy },
    { key: 'decidedAt', title: ['确认时间', 'Confirmed', '確認時間'], cell: ({ decidedAt }, { time }) => time(decidedAt) },
    { key: 'notes', title: ['确认意见', 'Notes', '確認意見'], cell: ({ notes }) => notes },
  ],
  scopeOf,
  ...readWhole<typeof RecordChangeFilter, RecordChange, RecordChange>(readChanges, (row) => row),
  peopleOf: ({ person }) => [person.id],
})
