import { consolePaths } from '@campus/contract/paths/console.ts'
import { FaceRecognitionOutline, TeamOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const facesConsoleTiles: readonly Tile[] = [
  {
    name: 'console-faces',
    group: 'office',
    order: 4029,
    path: consolePaths.faceSettings,
    title: ['人脸设置', 'Face recognition', '人臉設定'],
    spelling: 'ren lian she zhi',
    icon: FaceRecognitionOutline,
  },
  {
    name: 'console-guardians',
    group: 'office',
    order: 4028,
    path: consolePaths.faceGuardians,
    title: ['监护人同意', 'Guardian consent', '監護人同意'],
    spelling: 'jian hu ren tong yi',
    icon: TeamOutline,
  },
]
