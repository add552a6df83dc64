import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { menuSections } from '../../../console/menu/sections.ts'
import { defineFeature } from '../../feature.ts'
import { certificatesConsoleScreens } from './screens.ts'
import { certificatesConsoleTiles } from './tiles.ts'

export const certificatesConsole = defineFeature({
  area: 'certificates',
  screens: certificatesConsoleScreens,
  tiles: certificatesConsoleTiles,
  consoleMenu: [
    { path: certificatesPaths.decisions, section: menuSections.approvals, order: 6, waiting: 'certificate_applications' },
    { path: consolePaths.mails, section: menuSections.certificates, order: 60 },
    { path: consolePaths.mailbox, section: menuSections.certificates, order: 70 },
  ],
})
