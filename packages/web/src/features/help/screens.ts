import { helpPaths } from '@campus/contract/paths/help.ts'
import type { Screen } from '../../navigation/screen.ts'

export const helpScreens: readonly Screen[] = [
  {
    path: helpPaths.help,
    load: () => import('./start/help-screen.tsx'),
    guard: 'public',
    title: ['帮助与反馈', 'Help', '幫助與回饋'],
    layout: 'bar',
  },
  {
    path: helpPaths.problems,
    load: () => import('./articles/problems-screen.tsx'),
    guard: 'public',
    title: ['常见问题', 'Common problems', '常見問題'],
    layout: 'bar',
  },
  {
    path: helpPaths.problem,
    load: () => import('./articles/problem-screen.tsx'),
    guard: 'public',
    title: ['问题解答', 'Answer', '問題解答'],
    layout: 'bar',
  },
  {
    path: helpPaths.guides,
    load: () => import('./articles/guides-screen.tsx'),
    guard: 'public',
    title: ['更多帮助', 'More help', '更多幫助'],
    layout: 'bar',
  },
  {
    path: helpPaths.guide,
    load: () => import('./articles/guide-screen.tsx'),
    guard: 'public',
    title: ['使用指南', 'Guide', '使用指南'],
    layout: 'bar',
  },
  {
    path: helpPaths.writeFeedback,
    load: () => import('./feedback/write-feedback-screen.tsx'),
    guard: 'user',
    title: ['意见反馈', 'Feedback', '意見回饋'],
    layout: 'bar',
  },
  {
    path: helpPaths.feedbackHistory,
    load: () => import('./feedback/feedback-history-screen.tsx'),
    guard: 'user',
    title: ['我的反馈', 'My feedback', '我的回饋'],
    layout: 'bar',
  },
  {
    path: helpPaths.feedback,
    load: () => import('./feedback/feedback-screen.tsx'),
    guard: 'user',
    title: ['反馈详情', 'Feedback', '回饋詳情'],
    layout: 'bar',
  },
  {
    path: helpPaths.evaluation,
    load: () => import('./evaluation/evaluation-screen.tsx'),
    guard: 'user',
    title: ['服务评价', 'Rate a service', '服務評價'],
    layout: 'bar',
  },
]
