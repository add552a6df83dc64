import { logTitles } from '@campus/contract/logs/log-titles.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { logPaths } from '@campus/contract/paths/logs.ts'
import { DownlandOutline, EditSOutline, FileOutline, PictureOutline, SmileOutline, UserOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const logsTiles: readonly Tile[] = [
  {
    name: 'login-log',
    group: 'office',
    order: 4680,
    path: logPaths.logins,
    title: logTitles.login,
    spelling: 'deng lu ri zhi',
    icon: UserOutline,
  },
  {
    name: 'operation-log',
    group: 'office',
    order: 4681,
    path: logPaths.operations,
    title: logTitles.operation,
    spelling: 'cao zuo ri zhi',
    icon: EditSOutline,
  },
  {
    name: 'application-log',
    group: 'office',
    order: 4682,
    path: logPaths.applications,
    title: logTitles.application,
    spelling: 'shen qing ri zhi',
    icon: FileOutline,
  },
  {
    name: 'face-log',
    group: 'office',
    order: 4683,
    path: logPaths.faceCalls,
    title: logTitles.face_call,
    spelling: 'ren lian shi bie ri zhi',
    icon: SmileOutline,
  },
  {
    name: 'photo-log',
    group: 'office',
    order: 4684,
    path: logPaths.photos,
    title: ['照片日志', 'Photo log', '照片日誌'],
    spelling: 'zhao pian ri zhi',
    icon: PictureOutline,
  },
  {
    name: 'console-log-exports',
    group: 'office',
    order: 4695,
    path: consolePaths.logExports,
    title: ['导出', 'Exports', '匯出'],
    spelling: 'dao chu',
    icon: DownlandOutline,
  },
]
