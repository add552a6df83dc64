import { signaturePaths } from '@campus/contract/paths/signature.ts'
import { EditSOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const signatureTiles: readonly Tile[] = [
  {
    name: 'signature',
    group: 'mine',
    order: 5055,
    path: signaturePaths.own,
    title: ['我的签名', 'My signature', '我的簽名'],
    spelling: 'wo de qian ming',
    icon: EditSOutline,
  },
]
