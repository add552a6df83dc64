import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleScreen, readers } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const cloudprintConsoleScreens: readonly Screen[] = [
  consoleScreen(
    consolePaths.printPrices,
    ['打印价格', 'Print prices', '列印價格'],
    () => import('../../cloudprint/console/prices/prices-screen.tsx'),
    readers,
  ),
  consoleScreen(consolePaths.library, ['资料库', 'Shared library', '資料庫'], () => import('./library/library-screen.tsx'), readers),
  consoleScreen(
    consolePaths.libraryDirectories,
    ['资料目录', 'Library folders', '資料目錄'],
    () => import('./directories/directories-screen.tsx'),
    readers,
  ),
]
