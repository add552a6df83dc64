import { appealsPaths } from '@campus/contract/paths/orders.ts'
import type { Screen } from '../../navigation/screen.ts'

export const appealsScreens: readonly Screen[] = [
  {
    path: appealsPaths.payGrievances,
    load: () => import('./payment/grievances-screen.tsx'),
    guard: 'user',
    title: ['付款申诉', 'Payment appeals', '付款申訴'],
    layout: 'bar',
  },
  {
    path: appealsPaths.newPayGrievance,
    load: () => import('./new-payment/new-grievance-screen.tsx'),
    guard: 'user',
    title: ['提交付款申诉', 'New payment appeal', '提交付款申訴'],
    layout: 'bar',
  },
  {
    path: appealsPaths.freeCopies,
    load: () => import('./free-copies/free-copies-screen.tsx'),
    guard: 'user',
    title: ['免费份数申请', 'Free copies', '免費份數申請'],
    layout: 'bar',
  },
  {
    path: appealsPaths.newFreeCopies,
    load: () => import('./free-copies/new-free-copies-screen.tsx'),
    guard: 'user',
    title: ['申请免费份数', 'Request free copies', '申請免費份數'],
    layout: 'bar',
  },
]
