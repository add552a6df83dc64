import { consolePaths } from '@campus/contract/paths/console.ts'
import { ContentOutline, FileOutline, PictureOutline, SetOutline, TeamOutline, UserSetOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const schoolTiles: readonly Tile[] = [
  {
    name: 'console-organisation',
    group: 'office',
    order: 4050,
    path: consolePaths.organisation,
    title: ['院系与部门', 'Organisation', '院系與部門'],
    spelling: 'yuan xi yu bu men',
    icon: TeamOutline,
  },
  {
    name: 'console-posts',
    group: 'office',
    order: 4055,
    path: consolePaths.posts,
    title: ['岗位', 'Posts', '職位'],
    spelling: 'gang wei',
    icon: UserSetOutline,
  },
  {
    name: 'console-dictionaries',
    group: 'office',
    order: 4330,
    path: consolePaths.dictionaries,
    title: ['数据字典', 'Dictionaries', '資料字典'],
    spelling: 'shu ju zi dian',
    icon: ContentOutline,
  },
  {
    name: 'console-legal-documents',
    group: 'office',
    order: 4340,
    path: consolePaths.legalDocuments,
    title: ['协议管理', 'Agreements', '協議管理'],
    spelling: 'xie yi guan li',
    icon: FileOutline,
  },
  {
    name: 'console-look',
    group: 'office',
    order: 4355,
    path: consolePaths.look,
    title: ['学校形象', 'School look', '學校形象'],
    spelling: 'xue xiao xing xiang',
    icon: PictureOutline,
  },
  {
    name: 'console-settings',
    group: 'office',
    order: 4360,
    path: consolePaths.settings,
    title: ['学校设置', 'School settings', '學校設定'],
    spelling: 'xue xiao she zhi',
    icon: SetOutline,
  },
]
