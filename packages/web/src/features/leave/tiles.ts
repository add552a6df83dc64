import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { ChatCheckOutline, TravelOutline, UnorderedListOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const leaveTiles: readonly Tile[] = [
  {
    name: 'leave',
    group: 'office',
    order: 3010,
    path: messagesPaths.askLeave,
    title: ['请假', 'Request leave', '請假'],
    spelling: 'qing jia',
    icon: TravelOutline,
  },
  {
    name: 'leave-list',
    group: 'office',
    order: 3020,
    path: messagesPaths.ownLeave,
    title: ['我的请假', 'My leave', '我的請假'],
    spelling: 'wo de qing jia',
    icon: UnorderedListOutline,
    isMinor: true,
  },
  {
    name: 'leave-decisions',
    group: 'office',
    order: 3030,
    path: messagesPaths.leaveDecisions,
    title: ['请假审批', 'Decide leave', '請假審批'],
    spelling: 'qing jia shen pi',
    icon: ChatCheckOutline,
  },
]
