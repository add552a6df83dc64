import { approvalPaths } from '@campus/contract/paths/approval.ts'
import type { Screen } from '../../navigation/screen.ts'

export const approvalScreens: readonly Screen[] = [
  {
    path: approvalPaths.centre,
    load: () => import('./centre/centre-screen.tsx'),
    guard: 'user',
    title: ['审批', 'Approvals', '審批'],
    layout: 'bar',
  },
  {
    path: approvalPaths.form,
    load: () => import('./form/form-screen.tsx'),
    guard: 'user',
    title: ['填写申请', 'New application', '填寫申請'],
    layout: 'bar',
  },
  {
    path: approvalPaths.instance,
    load: () => import('./info/info-screen.tsx'),
    guard: 'user',
    title: ['申请详情', 'Application', '申請詳情'],
    layout: 'bar',
  },
  {
    path: approvalPaths.todo,
    load: () => import('./lists/todo-screen.tsx'),
    guard: 'user',
    title: ['待我审批', 'Waiting for me', '待我審批'],
    layout: 'bar',
  },
  {
    path: approvalPaths.history,
    load: () => import('./lists/history-screen.tsx'),
    guard: 'user',
    title: ['审批记录', 'Approval history', '審批記錄'],
    layout: 'bar',
  },
  {
    path: approvalPaths.absence,
    load: () => import('./absence/absence-screen.tsx'),
    guard: 'user',
    title: ['代理设置', 'My deputy', '代理設定'],
    layout: 'bar',
  },
]
