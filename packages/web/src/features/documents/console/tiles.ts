import { consolePaths } from '@campus/contract/paths/console.ts'
import { FillinOutline, FolderOutline, KeyOutline, ScanCodeOutline, TextOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const documentsConsoleTiles: readonly Tile[] = [
  {
    name: 'console-templates',
    group: 'office',
    order: 4060,
    path: consolePaths.templates,
    title: ['证明模板', 'Certificate templates', '證明範本'],
    spelling: 'zheng ming mu ban',
    icon: TextOutline,
  },
  {
    name: 'console-issued',
    group: 'office',
    order: 4070,
    path: consolePaths.issued,
    title: ['已发证明', 'Issued certificates', '已發證明'],
    spelling: 'yi fa zheng ming',
    icon: FolderOutline,
  },
  {
    name: 'console-counter',
    group: 'office',
    order: 4080,
    path: consolePaths.counter,
    title: ['服务台办理', 'Issue in person', '服務台辦理'],
    spelling: 'fu wu tai ban li',
    icon: FillinOutline,
  },
  {
    name: 'console-keys',
    group: 'office',
    order: 4090,
    path: consolePaths.signingKeys,
    title: ['签名密钥', 'Signing keys', '簽名金鑰'],
    spelling: 'qian ming mi yao',
    icon: KeyOutline,
  },
  {
    name: 'console-verifications',
    group: 'office',
    order: 4100,
    path: consolePaths.verifications,
    title: ['核验日志', 'Verification log', '核驗日誌'],
    spelling: 'he yan ri zhi',
    icon: ScanCodeOutline,
  },
]
