import { consolePaths } from '@campus/contract/paths/console.ts'
import {
  AppstoreOutline,
  ExclamationTriangleOutline,
  FolderOutline,
  PayCircleOutline,
  PieOutline,
  ReceiptOutline,
  UnorderedListOutline,
} from 'antd-mobile-icons'
import type { Service } from './services.ts'

/** What the school's administration does about terminals and printing. */
export const consolePrintServices: readonly Service[] = [
  {
    name: 'console-terminals',
    group: 'office',
    path: consolePaths.terminals,
    title: ['终端管理', 'School terminals', '終端管理'],
    spelling: 'zhong duan guan li',
    icon: AppstoreOutline,
  },
  {
    name: 'console-terminal-faults',
    group: 'office',
    path: consolePaths.faults,
    title: ['终端故障', 'Terminal faults', '終端故障'],
    spelling: 'zhong duan gu zhang',
    icon: ExclamationTriangleOutline,
  },
  {
    name: 'console-terminal-events',
    group: 'office',
    path: consolePaths.terminalEvents,
    title: ['终端日志', 'Terminal log', '終端日誌'],
    spelling: 'zhong duan ri zhi',
    icon: UnorderedListOutline,
  },
  {
    name: 'console-terminal-statistics',
    group: 'office',
    path: consolePaths.terminalStatistics,
    title: ['终端统计', 'Terminal statistics', '終端統計'],
    spelling: 'zhong duan tong ji',
    icon: PieOutline,
  },
  {
    name: 'console-print-jobs',
    group: 'office',
    path: consolePaths.printJobs,
    title: ['打印记录', 'Print log', '列印記錄'],
    spelling: 'da yin ji lu',
    icon: ReceiptOutline,
  },
  {
    name: 'console-print-prices',
    group: 'office',
    path: consolePaths.printPrices,
    title: ['设置打印价格', 'Set print prices', '設定列印價格'],
    spelling: 'she zhi da yin jia ge',
    icon: PayCircleOutline,
  },
  {
    name: 'console-library',
    group: 'office',
    path: consolePaths.library,
    title: ['资料库审核', 'Review library files', '資料庫審核'],
    spelling: 'zi liao ku shen he',
    icon: FolderOutline,
  },
  {
    name: 'console-library-directories',
    group: 'office',
    path: consolePaths.libraryDirectories,
    title: ['资料目录', 'Library folders', '資料目錄'],
    spelling: 'zi liao mu lu',
    icon: UnorderedListOutline,
  },
]
