import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { FileOutline, HistogramOutline, MailOutline, PieOutline, SearchOutline, TeamOutline, UserAddOutline } from 'antd-mobile-icons'
import type { Tile } from '../../../launcher/tile.ts'

export const statisticsTiles: readonly Tile[] = [
  {
    name: 'statistics-overview',
    group: 'office',
    order: 4610,
    path: statisticsPaths.overview,
    title: ['统计概览', 'Statistics', '統計概覽'],
    spelling: 'tong ji gai lan',
    icon: HistogramOutline,
  },
  {
    name: 'statistics-explorer',
    group: 'office',
    order: 4611,
    path: statisticsPaths.explorer,
    title: ['统计分析', 'Explore numbers', '統計分析'],
    spelling: 'tong ji fen xi',
    icon: SearchOutline,
  },
  {
    name: 'statistics-visits',
    group: 'office',
    order: 4612,
    path: statisticsPaths.visits,
    title: ['访问统计', 'Visits', '造訪統計'],
    spelling: 'fang wen tong ji',
    icon: TeamOutline,
  },
  {
    name: 'statistics-applications',
    group: 'office',
    order: 4613,
    path: statisticsPaths.applications,
    title: ['申请统计', 'Application statistics', '申請統計'],
    spelling: 'shen qing tong ji',
    icon: PieOutline,
  },
  {
    name: 'statistics-registrations',
    group: 'office',
    order: 4614,
    path: statisticsPaths.registrations,
    title: ['注册统计', 'Registration statistics', '註冊統計'],
    spelling: 'zhu ce tong ji',
    icon: UserAddOutline,
  },
  {
    name: 'statistics-mails',
    group: 'office',
    order: 4615,
    path: statisticsPaths.mails,
    title: ['邮件统计', 'Email statistics', '郵件統計'],
    spelling: 'you jian tong ji',
    icon: MailOutline,
  },
  {
    name: 'statistics-reports',
    group: 'office',
    order: 4616,
    path: statisticsPaths.reports,
    title: ['统计报表', 'Reports', '統計報表'],
    spelling: 'tong ji bao biao',
    icon: FileOutline,
  },
]
