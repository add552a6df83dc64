import { consolePaths } from '@campus/contract/paths/console.ts'
import { TravelOutline } from 'antd-mobile-icons'
import { consoleScreen, readers } from '../../console/menu/console-screen.ts'
import { menuSections } from '../../console/menu/sections.ts'
import { defineFeature } from '../feature.ts'

export const consoleFeature = defineFeature({
  area: 'console',
  screens: [consoleScreen(consolePaths.start, ['管理首页', 'Start page', '管理首頁'], () => import('./start/start-screen.tsx'), readers)],
  tiles: [
    {
      name: 'console-start',
      group: 'office',
      order: 3990,
      path: consolePaths.start,
      // The way in, among services whose names share a line of four on a phone: two short words, not one long one.
      title: ['学校管理', 'School admin', '學校管理'],
      spelling: 'xue xiao guan li',
      icon: TravelOutline,
    },
  ],
  keywords: () => import('./keywords.ts'),
  consoleMenu: [{ path: consolePaths.start, section: menuSections.start, order: 10 }],
})
