import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { SendOutline, TeamOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const entrustTiles: readonly Tile[] = [
  {
    name: 'entrust',
    group: 'printing',
    order: 2100,
    path: terminalsPaths.entrustments,
    title: ['委托领取', 'Delegated pick-up', '委託領取'],
    spelling: 'wei tuo ling qu',
    icon: SendOutline,
  },
  {
    name: 'entrusted',
    group: 'printing',
    order: 2110,
    path: terminalsPaths.entrusted,
    title: ['代领', 'Pick up for others', '代領'],
    spelling: 'dai ling',
    icon: TeamOutline,
    isMinor: true,
  },
]
