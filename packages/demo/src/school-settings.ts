import type { SchoolSettings } from '@campus/server/modules/school/school-settings.ts'
import { demoUniversity } from './schools.ts'

/** What the demo school has decided for itself; the rest keeps its usual value. */
const decided: Partial<SchoolSettings> = {
  hasHomeTab: true,
  registrationFor: ['visitor', 'family'],
  ownDirectories: ['cas'],
  watermark: { textSize: 14, textColor: '#5b6b82', transparency: 88, rotation: -20, watermarkText: demoUniversity.name[0] },
}

export const settingRows = () =>
  Object.entries(decided).map(([key, value]) => ({ school_id: demoUniversity.id, key, value: JSON.stringify(value) }))
