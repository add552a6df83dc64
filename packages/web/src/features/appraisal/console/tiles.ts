import { consolePaths } from '@campus/contract/paths/console.ts'
import { ContentOutline, MessageOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const appraisalConsoleTiles: readonly Tile[] = [
  {
    name: 'console-appraisals',
    group: 'office',
    order: 4131,
    path: consolePaths.appraisals,
    title: ['评教管理', 'Course appraisals', '評教管理'],
    spelling: 'ping jiao guan li',
    icon: ContentOutline,
  },
  {
    name: 'console-appraisal-texts',
    group: 'office',
    order: 4132,
    path: consolePaths.appraisalTexts,
    title: ['评教意见审核', 'Course comments', '評教意見審核'],
    spelling: 'ping jiao yi jian shen he',
    icon: MessageOutline,
  },
]
