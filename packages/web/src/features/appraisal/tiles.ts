import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { LikeOutline, StarOutline } from 'antd-mobile-icons'
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
]
