import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { CheckCircleOutline, FillinOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const approvalTiles: readonly Tile[] = [
  {
    name: 'approvals',
    group: 'office',
    order: 3032,
    path: approvalPaths.centre,
    title: ['审批', 'Approvals', '審批'],
    spelling: 'shen pi',
    icon: FillinOutline,
  },
  {
    name: 'approval-tasks',
    group: 'office',
    order: 3034,
    path: approvalPaths.todo,
    title: ['待我审批', 'Waiting for me', '待我審批'],
    spelling: 'dai wo shen pi',
    icon: CheckCircleOutline,
    isMinor: true,
  },
]
