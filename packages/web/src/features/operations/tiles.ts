import { consolePaths } from '@campus/contract/paths/console.ts'
import { operationsPaths } from '@campus/contract/paths/operations.ts'
import {
  AppstoreOutline,
  ClockCircleOutline,
  FolderOutline,
  HistogramOutline,
  LockOutline,
  QuestionCircleOutline,
  TeamOutline,
} from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const operationsTiles: readonly Tile[] = [
  {
    name: 'console-status',
    group: 'office',
    order: 4700,
    path: operationsPaths.status,
    title: ['系统状态', 'System status', '系統狀態'],
    spelling: 'xi tong zhuang tai',
    icon: HistogramOutline,
  },
  {
    name: 'console-sessions',
    group: 'office',
    order: 4710,
    path: consolePaths.sessions,
    title: ['在线登录', 'Logins', '線上登入'],
    spelling: 'zai xian deng lu',
    icon: TeamOutline,
  },
  {
    name: 'console-backups',
    group: 'office',
    order: 4720,
    path: consolePaths.backups,
    title: ['备份', 'Backups', '備份'],
    spelling: 'bei fen',
    icon: FolderOutline,
  },
  {
    name: 'console-retention',
    group: 'office',
    order: 4730,
    path: consolePaths.retention,
    title: ['保存期限', 'Retention', '保存期限'],
    spelling: 'bao cun qi xian',
    icon: ClockCircleOutline,
  },
  {
    name: 'console-access-matrix',
    group: 'office',
    order: 4740,
    path: consolePaths.accessMatrix,
    title: ['权限总览', 'Access by role', '權限總覽'],
    spelling: 'quan xian zong lan',
    icon: LockOutline,
  },
  {
    name: 'console-access-why',
    group: 'office',
    order: 4750,
    path: consolePaths.accessWhy,
    title: ['权限查询', 'Check access', '權限查詢'],
    spelling: 'quan xian cha xun',
    icon: QuestionCircleOutline,
  },
  {
    name: 'console-duties',
    group: 'office',
    order: 4745,
    path: consolePaths.duties,
    title: ['管理分工', 'Duties', '管理分工'],
    spelling: 'guan li fen gong',
    icon: AppstoreOutline,
  },
]
