import type { EditableSettings } from '@campus/contract/school/console/settings.ts'

export type SettingName = keyof EditableSettings

/** What of the settings is different now; the rest need not be sent, so that a colleague's change beside it stays. */
export const changedSettings = (before: EditableSettings, now: Partial<EditableSettings>): Partial<EditableSettings> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as SettingName])))
