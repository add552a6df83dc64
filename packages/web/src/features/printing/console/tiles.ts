import { consolePaths } from '@campus/contract/paths/console.ts'
import { ReceiptOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const printingTiles: readonly Tile[] = [
  {
    name: 'console-print-jobs',
    group: 'office',
    order: 4250,
    path: consolePaths.printJobs,
    title: ['打印记录', 'Print log', '列印記錄'],
    spelling: 'da yin ji lu',
    icon: ReceiptOutline,
  },
]
