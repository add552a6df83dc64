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
      // Among the services of home and workbench it is the way in, and called as everywhere else in the app.
      title: ['学校管理', 'Administration', '學校管理'],
      spelling: 'xue xiao guan li',
      icon: TravelOutline,
    },
  ],
  keywords: () => import('./keywords.ts'),
  consoleMenu: [{ path: consolePaths.start, section: menuSections.start, order: 10 }],
})
