import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { SendOutline, TeamOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const entrustTiles: readonly Tile[] = [
  {
    name: 'entrust',
    group: 'printing',
    order: 2100,
    path: terminalsPaths.entrustments,
    title: ['请人代领', 'Delegated pick-up', '請人代領'],
    spelling: 'qing ren dai ling',
    icon: SendOutline,
  },
  {
    name: 'entrusted',
    group: 'printing',
    order: 2110,
    path: terminalsPaths.entrusted,
    title: ['帮人代领', 'Collect for others', '幫人代領'],
    spelling: 'bang ren dai ling',
    icon: TeamOutline,
    isMinor: true,
  },
]
