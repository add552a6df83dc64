import type { OutputOf } from '@campus/contract/call.ts'
import { FailedJobFilter, failedJobStateNames, failedJobs, jobKindNames } from '@campus/contract/operations/failed-jobs.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { tellOne } from '../../logs/lists/list-filter.service.ts'
import { readWhole } from '../../logs/lists/short-list-export.service.ts'
import { pageFailed } from './failed-job.service.ts'

type Job = OutputOf<typeof failedJobs>['rows'][number]

export const failedJobExport = exportSource<typeof FailedJobFilter, Job>({
  who: failedJobs.who,
  filter: FailedJobFilter,
  filterNames: {
    state: [['状态', 'Status', '狀態'], tellOne(failedJobStateNames)],
    kind: [['任务', 'Task', '任務'], tellOne(jobKindNames)],
  },
  columns: [
    { key: 'task', title: ['任务', 'Task', '任務'], cell: ({ kind }, { say }) => say(jobKindNames[kind]) },
    { key: 'state', title: ['状态', 'Status', '狀態'], cell: ({ state }, { say }) => say(failedJobStateNames[state]) },
    { key: 'tries', title: ['尝试次数', 'Tries', '嘗試次數'], cell: ({ tries }) => String(tries) },
    { key: 'cause', title: ['原因', 'Cause', '原因'], cell: ({ cause }) => cause },
    { key: 'at', title: ['时间', 'Time', '時間'], cell: ({ at }, { time }) => time(at) },
    { key: 'nextTryAt', title: ['下次重试', 'Next try', '下次重試'], cell: ({ nextTryAt }, { time }) => time(nextTryAt) },
  ],
  scopeOf: () => Promise.resolve('school'),
  ...readWhole<typeof FailedJobFilter, Job, Job>(pageFailed, (row) => row),
  peopleOf: () => [],
})
