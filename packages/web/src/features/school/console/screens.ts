import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen } from '../../../console/menu/console-screen.ts'
import { inNoDuty } from '../../../navigation/guard.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const schoolConsoleScreens: readonly Screen[] = [
  consoleScreen(
    consolePaths.organisation,
    ['院系与部门', 'Organisation', '院系與部門'],
    () => import('./organisation/organisation-screen.tsx'),
  ),
  consoleScreen(consolePaths.posts, ['岗位', 'Posts', '職位'], () => import('./posts/posts-screen.tsx')),
  consoleScreen(
    consolePaths.dictionaries,
    ['数据字典', 'Dictionaries', '資料字典'],
    () => import('./dictionaries/dictionaries-screen.tsx'),
  ),
  consoleScreen(consolePaths.look, ['学校形象', 'School look', '學校形象'], () => import('./look/look-screen.tsx')),
  {
    ...consoleScreen(consolePaths.settings, ['学校设置', 'School settings', '學校設定'], () => import('./settings/settings-screen.tsx')),
    area: inNoDuty,
  },
  consoleScreen(
    consolePaths.legalDocuments,
    ['协议管理', 'Agreements', '協議管理'],
    () => import('./legal-documents/legal-documents-screen.tsx'),
  ),
]
