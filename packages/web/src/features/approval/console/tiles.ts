import { consolePaths } from '@campus/contract/paths/console.ts'
import { FillinOutline, HistogramOutline, LinkOutline, SetOutline, UnorderedListOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const approvalConsoleTiles: readonly Tile[] = [
  {
    name: 'console-approval-processes',
    group: 'office',
    order: 4122,
    path: consolePaths.approvalProcesses,
    title: ['审批流程', 'Approval processes', '審批流程'],
    spelling: 'shen pi liu cheng',
    icon: FillinOutline,
  },
  {
    name: 'console-approval-instances',
    group: 'office',
    order: 4124,
    path: consolePaths.approvalInstances,
    title: ['审批记录', 'Applications', '審批記錄'],
    spelling: 'shen pi ji lu',
    icon: UnorderedListOutline,
  },
  {
    name: 'console-approval-rules',
    group: 'office',
    order: 4126,
    path: consolePaths.approvalRules,
    title: ['审批规则', 'Approval rules', '審批規則'],
    spelling: 'shen pi gui ze',
    icon: SetOutline,
  },
  {
    name: 'console-approval-statistics',
    group: 'office',
    order: 4125,
    path: consolePaths.approvalStatistics,
    title: ['审批统计', 'Approval statistics', '審批統計'],
    spelling: 'shen pi tong ji',
    icon: HistogramOutline,
  },
  {
    name: 'console-approval-deliveries',
    group: 'office',
    order: 4123,
    path: consolePaths.approvalDeliveries,
    title: ['外部调用', 'Calls to other systems', '外部呼叫'],
    spelling: 'wai bu diao yong',
    icon: LinkOutline,
  },
]
