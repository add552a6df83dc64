import { consolePaths } from '@campus/contract/paths/console.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { consoleScreen, managersToo } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const identityConsoleScreens: readonly Screen[] = [
  consoleScreen(identityPaths.library, ['照片库', 'Photo library', '照片庫'], () => import('../library/library-screen.tsx'), managersToo),
  consoleScreen(
    identityPaths.person,
    ['个人照片', 'Photos of a person', '個人照片'],
    () => import('../library/person-screen.tsx'),
    managersToo,
  ),
  consoleScreen(consolePaths.papers, ['证件核对', 'ID documents', '證件核對'], () => import('./papers/papers-screen.tsx'), managersToo),
  consoleScreen(
    consolePaths.photoImports,
    ['照片导入', 'Photo imports', '照片匯入'],
    () => import('./photo-imports/imports-screen.tsx'),
    managersToo,
  ),
  consoleScreen(
    consolePaths.photoImport,
    ['照片导入详情', 'Photo import', '照片匯入詳情'],
    () => import('./photo-imports/import-screen.tsx'),
    managersToo,
  ),
  consoleScreen(consolePaths.photoTypes, ['照片类型', 'Photo types', '照片類型'], () => import('./photo-types/types-screen.tsx')),
  consoleScreen(identityPaths.find, ['照片查找', 'Find by photo', '照片查找'], () => import('../find/find-screen.tsx'), managersToo),
  consoleScreen(
    identityPaths.searches,
    ['查找记录', 'Past searches', '查找記錄'],
    () => import('../find/searches-screen.tsx'),
    managersToo,
  ),
  consoleScreen(identityPaths.search, ['查找结果', 'Search results', '查找結果'], () => import('../find/search-screen.tsx'), managersToo),
]
