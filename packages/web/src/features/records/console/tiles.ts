import { consolePaths } from '@campus/contract/paths/console.ts'
import { recordsPaths } from '@campus/contract/paths/records.ts'
import { CheckShieldOutline, HistogramOutline, TeamOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const recordsTiles: readonly Tile[] = [
  {
    name: 'console-students',
    group: 'office',
    order: 4012,
    path: recordsPaths.students,
    title: ['学生档案', 'Students', '學生檔案'],
    spelling: 'xue sheng dang an',
    icon: TeamOutline,
  },
  {
    name: 'console-old-records',
    group: 'office',
    order: 4014,
    path: recordsPaths.old,
    title: ['旧系统学籍', 'Old records', '舊系統學籍'],
    spelling: 'jiu xi tong xue ji',
    icon: HistogramOutline,
  },
  {
    name: 'console-record-changes',
    group: 'office',
    order: 4016,
    path: consolePaths.recordChanges,
    title: ['档案修改', 'Record changes', '檔案修改'],
    spelling: 'dang an xiu gai',
    icon: CheckShieldOutline,
  },
]
