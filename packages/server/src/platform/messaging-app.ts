import type { Origin } from './context.ts'

/** Whether the request comes from the browser inside WeChat, as that browser says itself. */
export const isInMessagingApp = ({ deviceName }: Pick<Origin, 'deviceName'>) => /\bMicroMessenger\//i.test(deviceName)
