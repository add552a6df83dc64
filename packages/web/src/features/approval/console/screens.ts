import { consolePaths } from '@campus/contract/paths/console.ts'
import { auditorsToo, consoleScreen } from '../../../console/menu/console-screen.ts'
import type { Screen } from '../../../navigation/screen.ts'

export const approvalConsoleScreens: readonly Screen[] = [
  consoleScreen(
    consolePaths.approvalProcesses,
    ['审批流程', 'Approval processes', '審批流程'],
    () => import('./processes/processes-screen.tsx'),
    auditorsToo,
  ),
  consoleScreen(
    consolePaths.approvalProcess,
    ['设计流程', 'Design a process', '設計流程'],
    () => import('./process/process-screen.tsx'),
    auditorsToo,
  ),
  consoleScreen(
    consolePaths.approvalRules,
    ['审批规则', 'Approval rules', '審批規則'],
    () => import('./rules/rules-screen.tsx'),
    auditorsToo,
  ),
  consoleScreen(
    consolePaths.approvalInstances,
    ['审批记录', 'Applications', '審批記錄'],
    () => import('./instances/instances-screen.tsx'),
    auditorsToo,
  ),
  consoleScreen(
    consolePaths.approvalStatistics,
    ['审批统计', 'Approval statistics', '審批統計'],
    () => import('./statistics/statistics-screen.tsx'),
    auditorsToo,
  ),
  consoleScreen(
    consolePaths.approvalDeliveries,
    ['外部调用', 'Calls to other systems', '外部呼叫'],
    () => import('./deliveries/deliveries-screen.tsx'),
    auditorsToo,
  ),
]
