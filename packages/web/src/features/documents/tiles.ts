import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { ContentOutline, FileOutline, FlagOutline, FolderOutline, HistogramOutline } from 'antd-mobile-icons'
import type { Tile } from '../../launcher/tile.ts'

export const documentsTiles: readonly Tile[] = [
  {
    name: 'certificates',
    group: 'certificates',
    order: 1000,
    path: documentsPaths.certificates,
    title: ['证明申请', 'Certificates', '證明申請'],
    spelling: 'zheng ming shen qing',
    icon: FileOutline,
    needs: 'certificates',
  },
  {
    name: 'my-documents',
    group: 'certificates',
    order: 1010,
    path: documentsPaths.ownDocuments,
    title: ['我的证明', 'My certificates', '我的證明'],
    spelling: 'wo de zheng ming',
    icon: FolderOutline,
    needs: 'certificates',
  },
  {
    name: 'score-proof',
    group: 'certificates',
    order: 1120,
    path: documentsPaths.scoreProof,
    title: ['成绩证明', 'Grade certificate', '成績證明'],
    spelling: 'cheng ji zheng ming',
    icon: ContentOutline,
    isMinor: true,
  },
  {
    name: 'grades',
    group: 'study',
    order: 1150,
    path: documentsPaths.grades,
    title: ['成绩查询', 'My grades', '成績查詢'],
    spelling: 'cheng ji cha xun',
    icon: HistogramOutline,
  },
  {
    name: 'ranking',
    group: 'study',
    order: 1160,
    path: documentsPaths.ranking,
    title: ['专业排名', 'My ranking', '專業排名'],
    spelling: 'zhuan ye pai ming',
    icon: FlagOutline,
    isMinor: true,
  },
]
