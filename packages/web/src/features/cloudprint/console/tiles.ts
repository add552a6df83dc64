import { consolePaths } from '@campus/contract/paths/console.ts'
import { FolderOutline, PayCircleOutline, UnorderedListOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const cloudprintConsoleTiles: readonly Tile[] = [
  {
    name: 'console-print-prices',
    group: 'office',
    order: 4260,
    path: consolePaths.printPrices,
    title: ['设置打印价格', 'Set print prices', '設定列印價格'],
    spelling: 'she zhi da yin jia ge',
    icon: PayCircleOutline,
  },
  {
    name: 'console-library',
    group: 'office',
    order: 4270,
    path: consolePaths.library,
    title: ['资料库审核', 'Review library files', '資料庫審核'],
    spelling: 'zi liao ku shen he',
    icon: FolderOutline,
  },
  {
    name: 'console-library-directories',
    group: 'office',
    order: 4280,
    path: consolePaths.libraryDirectories,
    title: ['资料目录', 'Library folders', '資料目錄'],
    spelling: 'zi liao mu lu',
    icon: UnorderedListOutline,
  },
]
