import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { ContentOutline, LikeOutline, MessageOutline, StarOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const appraisalTiles: readonly Tile[] = [
  {
    name: 'appraisal',
    group: 'study',
    order: 2096,
    path: appraisalPaths.own,
    title: ['评教', 'Course appraisal', '評教'],
    spelling: 'ping jiao',
    icon: StarOutline,
  },
  {
    name: 'appraisal-results',
    group: 'study',
    order: 2097,
    path: appraisalPaths.results,
    title: ['评教结果', 'Appraisal results', '評教結果'],
    spelling: 'ping jiao jie guo',
    icon: LikeOutline,
  },
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
    title: ['评教意见审核', 'Comments on courses', '評教意見審核'],
    spelling: 'ping jiao yi jian shen he',
    icon: MessageOutline,
  },
]
