import type { MenuPlace } from '../../../../console/menu/registered-menu.ts'
import { settingsWords } from './words.ts'

/** The sections in the order of the screen. */
export const sectionNames = [
  'login',
  'helpDesk',
  'retention',
  'workingHours',
  'leave',
  'watermark',
  'tabs',
  'book',
  'timeZone',
  'workingDays',
  'webHosts',
  'trade',
  'printing',
  'attendance',
  'officeLimits',
  'emergencyNumbers',
] as const

const settingNames = [
  'loginWays',
  'outsideLogins',
  'userTypes',
  'registrationFor',
  'passwordMost',
  'watermarkText',
  'bookForStudents',
] as const

/** What the search of the administration finds of the settings. */
export const places: readonly MenuPlace[] = [...sectionNames, ...settingNames].map((name) => ({
  title: settingsWords[name],
  queryFor: (find) => ({ find }),
}))
