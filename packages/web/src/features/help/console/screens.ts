import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const helpConsoleScreens: readonly Screen[] = [
  consoleScreen(consolePaths.feedbackCases, ['反馈处理', 'Feedback', '回饋處理'], () => import('./feedback/feedback-cases-screen.tsx')),
  consoleScreen(consolePaths.feedbackCase, ['反馈详情', 'Feedback case', '回饋詳情'], () => import('./feedback/feedback-case-screen.tsx')),
  consoleScreen(consolePaths.evaluations, ['评价结果', 'Ratings', '評價結果'], () => import('./evaluations/evaluations-screen.tsx')),
  consoleScreen(consolePaths.articles, ['帮助文章', 'Help articles', '說明文章'], () => import('./articles/articles-screen.tsx')),
  consoleScreen(consolePaths.article, ['编辑文章', 'Article', '編輯文章'], () => import('./articles/article-screen.tsx')),
]
