import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Screen } from '../../navigation/screen.ts'

export const leaveScreens: readonly Screen[] = [
  {
    path: messagesPaths.askLeave,
    load: () => import('./ask-leave-screen.tsx'),
    guard: ['student', 'teacher'],
    title: ['请假', 'Request leave', '請假'],
    layout: 'bar',
  },
  {
    path: messagesPaths.ownLeave,
    load: () => import('./own-leave-screen.tsx'),
    guard: ['student', 'teacher'],
    title: ['我的请假', 'My leave', '我的請假'],
    layout: 'bar',
  },
  {
    path: messagesPaths.leaveRequest,
    load: () => import('./own-request-screen.tsx'),
    guard: 'user',
    title: ['请假详情', 'Leave request', '請假詳情'],
    layout: 'bar',
  },
  {
    path: messagesPaths.leaveDecisions,
    load: () => import('./decisions-screen.tsx'),
    guard: ['manager', 'admin'],
    title: ['请假审批', 'Decide leave', '請假審批'],
    layout: 'bar',
  },
  {
    path: messagesPaths.leaveDecision,
    load: () => import('./decision-screen.tsx'),
    guard: ['manager', 'admin'],
    title: ['请假审批', 'Decide leave', '請假審批'],
    layout: 'bar',
  },
]
