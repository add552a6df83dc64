import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { CheckShieldOutline, EyeOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const verificationTiles: readonly Tile[] = [
  {
    name: 'verify',
    group: 'certificates',
    order: 1130,
    path: verificationPaths.verify,
    title: ['证明核验', 'Verify', '證明核驗'],
    spelling: 'zheng ming he yan',
    icon: CheckShieldOutline,
  },
  {
    name: 'verify-log',
    group: 'certificates',
    order: 1140,
    path: verificationPaths.log,
    title: ['核验记录', 'Verification log', '核驗記錄'],
    spelling: 'he yan ji lu',
    icon: EyeOutline,
    isMinor: true,
  },
]
