import { path } from './path.ts'

/** What a log is narrowed by, kept in the address. */
export interface LogAddress {
  from?: string
  until?: string
  unitId?: string
  personId?: string
  action?: string
  outcome?: string
  network?: string
  words?: string
}

export const logPaths = {
  logins: path<LogAddress>('/pages/sys/log/login_log'),
  operations: path<LogAddress>('/pages/sys/log/operate_log'),
  applications: path<LogAddress>('/pages/sys/log/template_apply_log'),
  faceCalls: path<LogAddress>('/pages/sys/log/face_api_use_log'),
  /** What was done with photos, or with `tab=storage` which were stored and deleted. */
  photos: path<LogAddress & { tab?: string }>('/pages/sys/log/photo_operate_log'),
}
